/** Advice on an entry that is written in some languages and not in others. */
import { LOCALES, type Locale } from '../../src/lib/locales.ts';
import type { FieldFinding } from './fields.ts';
import { languageName } from './languages.ts';
import { advice } from './problem.ts';

interface Sentences {
  cause: (language: string) => string;
  remedy: (code: Locale) => string;
}

/**
 * @param entry with what it says in each language under the language's code
 * @param path where it stands in its file
 * @returns an advice for each language in which it says nothing; none when it says nothing in any, which is another
 * fault
 */
export function missingLanguages(
  entry: Readonly<Record<string, unknown>>,
  path: FieldFinding['path'],
  { cause, remedy }: Sentences,
): FieldFinding[] {
  const isMissing = (text: unknown) => text === undefined || (typeof text === 'string' && text.trim() === '');
  const missing = LOCALES.filter((code) => isMissing(entry[code]));
  if (missing.length === LOCALES.length) return [];
  return missing.map((code) => ({ ...advice(cause(languageName(code)), remedy(code)), path }));
}
