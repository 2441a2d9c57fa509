/** The questions, what is there now, and what is wrong, as sentences in a language. */
import { interpolate } from '../../shared/interpolate.ts';
import type { EditorLanguage } from '../language.ts';
import type { AnswerError } from './answer-error.ts';
import { dayName } from './clock-time.ts';
import type { CurrentValue, Question } from './questions.ts';
import { wordsIn } from './question-words/index.ts';

/** A language of the site as `language` calls it. */
export const languageIn = (language: EditorLanguage, code: string): string =>
  wordsIn(language).languages[code] ?? new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;

export function questionIn(language: EditorLanguage, { name, locale }: Pick<Question, 'name' | 'locale'>): string {
  const { facts, inLanguage } = wordsIn(language);
  return locale === undefined
    ? facts[name]
    : interpolate(inLanguage, { question: facts[name], language: languageIn(language, locale) });
}

export const errorMessage = (language: EditorLanguage, { error, word = '', day }: AnswerError): string =>
  interpolate(wordsIn(language).errors[error], { word, day: day ? dayName(day, `${language}-IN`) : '' });

export const isViewIn = (language: EditorLanguage): string => wordsIn(language).isView;

export function currentValueText(language: EditorLanguage, present: CurrentValue | undefined): string | undefined {
  if (present === undefined || typeof present === 'string') return present;
  const { times, everyDay } = wordsIn(language);
  if ('opens' in present) return interpolate(times, { opens: present.opens, closes: present.closes });
  return present.days.length === 0 ? everyDay : present.days.map((day) => dayName(day, `${language}-IN`)).join(', ');
}
