/** The page's words and those of what can fail, in both languages. */
import { EN as FAILURE_EN } from '../api-failure/en.ts';
import { HI as FAILURE_HI } from '../api-failure/hi.ts';
import type { FailureWords } from '../api-failure/words.ts';
import { EN } from './page-en.ts';
import { HI } from './page-hi.ts';
import type { PageWords } from './page-words.ts';
import type { Spoken } from './sentences.ts';

export const PAGE_WORDS: Readonly<Record<Spoken, PageWords>> = { en: EN, hi: HI };
export const FAILURES: Readonly<Record<Spoken, FailureWords>> = { en: FAILURE_EN, hi: FAILURE_HI };
/** Each language by its own name, in its own letters. */
export const OWN_NAMES: Readonly<Record<Spoken, string>> = { en: 'English', hi: 'हिंदी' };
