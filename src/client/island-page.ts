/** Stands in the head of every page that has an island, before the islands' own loader. */
import { keepEarlySubmits } from './early-submit.ts';
import { delayHydration } from './hydration.ts';

delayHydration();
keepEarlySubmits();
