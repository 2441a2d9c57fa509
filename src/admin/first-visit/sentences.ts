/** The questions, what is there now, and what is wrong, as sentences in a language. */
import { WEEK } from '../../lib/hours.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { EN } from './en.ts';
import { HI } from './hi.ts';
import type { Problem } from './problem.ts';
import type { Present, Question } from './questions.ts';
import type { QuestionWords } from './words.ts';

/** The languages in which the questions can be asked and answered. */
export const SPOKEN = ['en', 'hi'] as const;
export type Spoken = (typeof SPOKEN)[number];

const WORDS: Readonly<Record<Spoken, QuestionWords>> = { en: EN, hi: HI };

/** A language of the site as `spoken` calls it. */
export const languageIn = (spoken: Spoken, code: string): string =>
  WORDS[spoken].languages[code] ?? new Intl.DisplayNames(spoken, { type: 'language' }).of(code) ?? code;

export function questionIn(spoken: Spoken, { name, locale }: Pick<Question, 'name' | 'locale'>): string {
  const { facts, inLanguage } = WORDS[spoken];
  return locale === undefined
    ? facts[name]
    : interpolate(inLanguage, { question: facts[name], language: languageIn(spoken, locale) });
}

export const problemIn = (spoken: Spoken, { problem, word = '' }: Problem): string =>
  interpolate(WORDS[spoken].problems[problem], { word });

export const isViewIn = (spoken: Spoken): string => WORDS[spoken].isView;

/** 5 January 1970 was a Monday. */
const dayIn = (spoken: Spoken, day: string) =>
  new Intl.DateTimeFormat(`${spoken}-IN`, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(1970, 0, 5 + WEEK.findIndex((each) => each === day)),
  );

export function presentIn(spoken: Spoken, present: Present | undefined): string | undefined {
  if (present === undefined || typeof present === 'string') return present;
  const { times, everyDay } = WORDS[spoken];
  if ('opens' in present) return interpolate(times, { opens: present.opens, closes: present.closes });
  return present.days.length === 0 ? everyDay : present.days.map((day) => dayIn(spoken, day)).join(', ');
}
