import type { EditorLanguage } from '../../language.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** What the owner's pages for photos have in common. */
export type PageWords = { readonly [Name in keyof typeof en]: string };

export const wordsIn = (language: EditorLanguage): PageWords => ({ en, hi })[language];

/** @param own what a page says besides, in each language; @returns what gives all its words in one */
export const withPageWords =
  <Own>(own: Readonly<Record<EditorLanguage, Own>>) =>
  (language: EditorLanguage): Own & PageWords => ({ ...wordsIn(language), ...own[language] });
