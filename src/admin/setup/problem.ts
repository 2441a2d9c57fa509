/** Why an answer cannot be taken. Its sentence is in the words of each language, under the same name. */

export type ProblemName =
  | 'notTwoTimes'
  | 'noTime'
  | 'closesFirst'
  | 'noDay'
  | 'allClosed'
  | 'noPhone'
  | 'phoneLength'
  | 'indianPhone'
  | 'oneDigit'
  | 'noEmail'
  | 'noPostalCode'
  | 'noHandle'
  | 'noPlace'
  | 'noPlaceInLink'
  | 'shortLink'
  | 'seaOffAfrica'
  | 'exchanged'
  | 'beyondTheEarth'
  | 'unwritable'
  | 'place';

export interface Problem {
  problem: ProblemName;
  /** What the sentence names: the word or the number that is wrong. */
  word?: string;
}

export const isProblem = (read: object): read is Problem => 'problem' in read;
