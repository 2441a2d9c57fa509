/** The page's words in both languages. */
import { EN } from './page-words/en.ts';
import { HI } from './page-words/hi.ts';
import type { SetupPageWords } from './page-words/words.ts';
import type { EditorLanguage } from '../language.ts';

export const PAGE_WORDS: Readonly<Record<EditorLanguage, SetupPageWords>> = { en: EN, hi: HI };
