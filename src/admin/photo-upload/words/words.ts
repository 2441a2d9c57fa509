import type { EditorLanguage } from '../../language.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** What the page for hanging photos says. */
export type Words = { readonly [Name in keyof typeof en]: string };

export const wordsOf = (language: EditorLanguage): Words => ({ en, hi })[language];
