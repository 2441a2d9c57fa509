/** Inlined in the place of every-page.ts in a page with photos, before its island and Astro's own loader. */
import './every-page.ts';
import { deferEarlyTaps } from '../early-tap.ts';
import { delayHydration } from '../hydration.ts';

delayHydration();
deferEarlyTaps();
