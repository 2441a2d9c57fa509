/** Markdown files with nothing below their fields. */
import { DEFAULT_LOCALE, type Locale } from '../../../src/lib/locales.ts';
import { addressIn } from '../../../src/lib/routes.ts';
import { TEXT_PAGES } from '../../../src/lib/site-links.ts';
import { isBlank } from '../../../src/shared/is-blank.ts';
import type { FieldFinding } from '../fields/read-fields.ts';
import { languageName } from '../languages.ts';
import { shortened } from '../shortened.ts';
import { advice, error } from '../problem.ts';
import type { ParsedText } from '../yaml/parse-file.ts';

/** What is to be done about a file whose page shows a title over nothing without its text, by the file's name. */
const REMEDIES: Readonly<Record<string, string>> = {
  'about.md': 'Write the text below the second line ---.',
  'privacy.md': 'Write the text below the second line ---, or delete the file.',
};

function bodyOf({ lines, head }: Pick<ParsedText, 'lines' | 'head'>): string {
  const body = lines.slice(head).join('\n').trim();
  return isBlank(body) ? '' : body;
}

/**
 * A Markdown file without the text that it has in the first language, or that its page needs.
 * @param name the file's
 * @param first the same file in the first language, where this is of another one
 */
export function missingBody(
  source: ParsedText,
  name: string,
  locale: Locale,
  first: ParsedText | undefined,
): FieldFinding[] {
  if (bodyOf(source) !== '') return [];
  const line = source.head;
  if (first && bodyOf(first) !== '') {
    const begins = `In ${languageName(DEFAULT_LOCALE)} it begins ‘${shortened(bodyOf(first))}’.`;
    return [
      { ...error(`The text below the second line --- is missing. ${begins}`, 'Write it there.'), path: [], line },
    ];
  }
  const remedy = REMEDIES[name];
  const page = addressIn(TEXT_PAGES[name] ?? '/', locale);
  const cause = `No text stands below the fields: the page ${page} shows their title with no text below it.`;
  return remedy === undefined ? [] : [{ ...advice(cause, remedy), path: [], line }];
}
