/** Inlined in the head of every page that has an island, before Astro's own loader. */
import { deferEarlySubmits } from './early-submit.ts';
import { delayHydration } from './hydration.ts';

delayHydration();
deferEarlySubmits();
