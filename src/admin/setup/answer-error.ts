/** Why an answer cannot be taken. Its sentence is in the words of each language, under the same name. */
import type { WEEK } from '../../lib/hours.ts';

export type AnswerErrorName =
  | 'notTwoTimes'
  | 'noTime'
  | 'closesFirst'
  | 'closesAtMidnight'
  | 'noDay'
  | 'allClosed'
  | 'closedWithHours'
  | 'batchStarts'
  | 'noPhone'
  | 'phoneLength'
  | 'indianPhone'
  | 'oneDigit'
  | 'noEmail'
  | 'noPostalCode'
  | 'noHandle'
  | 'noNameInAddress'
  | 'noPlace'
  | 'noPlaceInLink'
  | 'shortLink'
  | 'seaOffAfrica'
  | 'exchanged'
  | 'beyondTheEarth'
  | 'unwritable'
  | 'place';

export interface AnswerError {
  error: AnswerErrorName;
  /** What the sentence names: the word or the number that is wrong. */
  word?: string;
  /** A day of the week, which each language calls otherwise. */
  day?: (typeof WEEK)[number];
}

export const isAnswerError = (read: object): read is AnswerError => 'error' in read;
