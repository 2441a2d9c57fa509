/**
 * Texts without what a paste brings along and no file of fields can hold, or nobody can see: the content check refuses
 * the whole file.
 */
import { withoutForeignBeginnings } from '../../shared/foreign-blanks.ts';
import { isBlank } from '../../shared/is-blank.ts';
import { type Data, isFields } from './data.ts';
import { inside, type Structure } from './structure.ts';

/** Letters that are none, at which every parser stops. */
const NO_LETTERS = /[\ufffe\uffff]/g;

/** @returns the text, or an empty one where nobody sees anything of it */
export const withoutBlanks = (text: string): string => (isBlank(text) ? '' : text);

/**
 * @param data what a form has given
 * @returns the same with texts that a file can say. An empty one is left out, unless its place tells of something: the
 * entry of a list, the name that stands under a key.
 */
export function cleanTexts(data: Data, structure: Structure | undefined): Data {
  if (typeof data === 'string') return withoutBlanks(withoutForeignBeginnings(data.replace(NO_LETTERS, '')));
  if (Array.isArray(data)) return data.map((each: Data) => cleanTexts(each, inside(structure)));
  if (!isFields(data)) return data;
  const cleaned = Object.entries(data).map(
    ([name, each]) => [name, cleanTexts(each, inside(structure, name))] as const,
  );
  return Object.fromEntries(cleaned.filter(([, each]) => each !== '' || structure?.kind === 'pairs'));
}
