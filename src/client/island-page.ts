/** Inlined in the place of every-page.ts in a page that has an island, before the first of them and Astro's own loader. */
import './every-page.ts';
import { deferEarlySubmits } from './early-submit.ts';
import { holdEarlyTaps } from './early-tap.ts';
import { delayHydration } from './hydration.ts';

delayHydration();
deferEarlySubmits();
holdEarlyTaps();
