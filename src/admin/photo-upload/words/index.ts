import { withPageWords } from '../../photo-pages/words/index.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** What the page for hanging photos says besides what it has in common with the other page for photos. */
export type Words = { readonly [Name in keyof typeof en]: string };

export const wordsIn = withPageWords<Words>({ en, hi });
