/** Why an answer cannot be taken. Its sentence is in the words of each language, under the same name. */

export type AnswerErrorName =
  | 'notTwoTimes'
  | 'noTime'
  | 'closesFirst'
  | 'closesAtMidnight'
  | 'noDay'
  | 'allClosed'
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
}

export const isAnswerError = (read: object): read is AnswerError => 'error' in read;
