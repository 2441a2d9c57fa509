/**
 * Stands in every page, right behind its bar. The element it stands in names the worker's address, or none when there
 * is to be no worker.
 */
import { offerLanguage } from './language-offer.ts';
import { keepPlace } from './language-switch.ts';
import { prefetchOnPress } from './prefetch.ts';
import { registerWorker } from './register-worker.ts';

const { worker, ahead = '' } = (document.currentScript as HTMLScriptElement).dataset;

offerLanguage();
keepPlace();
prefetchOnPress();
if (worker) registerWorker(worker, ahead);
