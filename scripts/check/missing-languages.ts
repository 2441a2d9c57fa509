/** Advice on an entry that is written in some languages and not in others. */
import { LOCALES, SUPPORTED_LOCALES, type Locale } from '../../src/lib/locales.ts';
import type { FieldFinding } from './fields/read-fields.ts';
import { languageName } from './languages.ts';
import { advice } from './problem.ts';

interface Sentences {
  cause: (language: string) => string;
  remedy: (code: Locale) => string;
}

/** With what it says in each language under the language's code. */
type Entry = Readonly<Record<string, unknown>>;

const saysIn = (entry: Entry, code: Locale): boolean => {
  const text = entry[code];
  return text !== undefined && (typeof text !== 'string' || text.trim() !== '');
};

/** Whether a page says an entry, or would if it said anything at all. */
export const isOnPages = (entry: Entry): boolean => {
  const said = SUPPORTED_LOCALES.filter((code) => saysIn(entry, code));
  return said.length === 0 || said.some((code) => LOCALES.includes(code));
};

/**
 * @param path where it stands in its file
 * @returns an advice for each language that has pages and in which it says nothing; none when it says nothing in those
 * that are left out either, which is another fault
 */
export function missingLanguages(
  entry: Entry,
  path: FieldFinding['path'],
  { cause, remedy }: Sentences,
): FieldFinding[] {
  if (!SUPPORTED_LOCALES.some((code) => saysIn(entry, code))) return [];
  return LOCALES.filter((code) => !saysIn(entry, code)).map((code) => ({
    ...advice(cause(languageName(code)), remedy(code)),
    path,
  }));
}
