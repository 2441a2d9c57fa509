import { withPageWords } from '../../photo-pages/words/index.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** What the page for the order of photos says besides what it has in common with the page that hangs them. */
export type Words = { readonly [Name in keyof typeof en]: string };

export const wordsIn = withPageWords<Words>({ en, hi });
