/**
 * Inlined in every page, right behind its bar. Its element's `data-worker` is the service worker's address, if there is
 * to be one, and `data-precache` the address of a page that is fetched for later.
 */
import { scrollToCurrentLink } from '../scroll-to-current-link.ts';
import { offerLanguage } from '../language-offer.ts';
import { completeLanguageLinks } from '../language-switch-location.ts';
import { prefetchOnPress } from '../prefetch.ts';
import { registerWorker } from '../register-worker.ts';

const { worker, precache = '' } = (document.currentScript as HTMLScriptElement).dataset;

offerLanguage();
scrollToCurrentLink();
completeLanguageLinks();
prefetchOnPress();
if (worker) registerWorker(worker, precache);
