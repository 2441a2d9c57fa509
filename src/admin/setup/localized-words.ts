/** The page's words in both languages. */
import { EN } from './page-en.ts';
import { HI } from './page-hi.ts';
import type { PageWords } from './page-words.ts';
import type { EditorLanguage } from '../language.ts';

export const PAGE_WORDS: Readonly<Record<EditorLanguage, PageWords>> = { en: EN, hi: HI };
/** Each language by its own name, in its own letters. */
export const OWN_NAMES: Readonly<Record<EditorLanguage, string>> = { en: 'English', hi: 'हिंदी' };
