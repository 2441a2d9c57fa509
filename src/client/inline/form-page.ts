/** Inlined in the place of every-page.ts in a page with the enquiry form, before its islands and Astro's own loader. */
import './every-page.ts';
import { keepEarlyEdits } from '../early-edit.ts';
import { deferEarlySubmits } from '../early-submit.ts';
import { delayHydration } from '../hydration.ts';

delayHydration();
keepEarlyEdits();
deferEarlySubmits();
