/** Texts without what a paste brings along and no file of fields can hold: the content check refuses the whole file. */
import { withoutForeignBeginnings } from '../../shared/foreign-blanks.ts';
import { type Data, isFields } from './data.ts';

/** Letters that are none, at which every parser stops. */
const NO_LETTERS = /[\ufffe\uffff]/g;

/** @param data what a form has given @returns the same with texts that a file can say */
export function cleanTexts(data: Data): Data {
  if (typeof data === 'string') return withoutForeignBeginnings(data.replace(NO_LETTERS, ''));
  if (Array.isArray(data)) return data.map((each: Data) => cleanTexts(each));
  if (!isFields(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([name, each]) => [name, cleanTexts(each)]));
}
