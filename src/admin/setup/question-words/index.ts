/** The words of the first day's questions, for the command and for the page, in one language. */
import type { AnswerErrorName } from '../answer-error.ts';
import type { FactName } from '../questions.ts';
import type { EditorLanguage } from '../../language.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export interface QuestionWords {
  /** `{language}` stands where a text is asked for in each language. */
  facts: Readonly<Record<FactName, string>>;
  /** Why an answer cannot be taken, and what to do. `{word}` is what is wrong in it, `{day}` a day of the week. */
  errors: Readonly<Record<AnswerErrorName, string>>;
  /** Behind a question that is asked in each language. */
  inLanguage: string;
  /** The languages of the site, as this one calls them. */
  languages: Readonly<Record<string, string>>;
  times: string;
  everyDay: string;
  /** Said of a place that is only the middle of a map. */
  isView: string;
}

export const wordsIn = (language: EditorLanguage): QuestionWords => ({ en, hi })[language];
