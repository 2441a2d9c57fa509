/** Placeholders in a text that the page fills in: misspelt ones are mistakes, missing ones are asked about. */
import { STUDIO_PLACEHOLDERS, unknownPlaceholders } from '../../src/lib/studio-placeholders.ts';
import type { FieldFinding } from './fields/read-fields.ts';
import { listWithAnd } from '../terminal/sentence-list.ts';
import { nearest } from '../../src/shared/did-you-mean.ts';
import { advice, error } from './problem.ts';
import { childSchema, placeholdersOf, type Schema } from './fields/schema-path.ts';
import type { ParsedText, Path } from './yaml/parse-file.ts';

const braced = (placeholders: readonly string[]) => placeholders.map((placeholder) => `{${placeholder}}`);
const bracedList = (placeholders: readonly string[]) => listWithAnd(braced(placeholders));

/** What content.config says of a placeholder that the page does not know; undefined for another issue. */
export function unknownPlaceholder(
  params: Record<string, unknown> | undefined,
  name: string,
): Pick<FieldFinding, 'level' | 'cause' | 'remedy'> | undefined {
  const { written, placeholders, known: all } = params ?? {};
  if (typeof written !== 'string' || !Array.isArray(placeholders) || !Array.isArray(all)) return undefined;
  const [own, known] = [placeholders.map(String), all.map(String)];
  const word = written.replace(/[{}\s]/g, '');
  const meant =
    known.find((placeholder) => placeholder.toLowerCase() === word.toLowerCase()) ??
    nearest(word, known) ??
    (own.length === 1 ? own[0] : undefined);
  const remedy = meant
    ? `Did you mean {${meant}}? Correct it.`
    : known.length > 0
      ? `Write ${bracedList(own.length > 0 ? own : known)}, which the page knows here, or delete it.`
      : 'Delete it, or write the words themselves.';
  return error(`${name} says ${written}, which the page does not fill in: visitors would read it so.`, remedy);
}

/** What looks like a placeholder in the text of a Markdown file, and is none. */
export const unknownPlaceholderFindings = ({ lines, head }: ParsedText): FieldFinding[] =>
  lines.slice(head).flatMap((line, at) =>
    unknownPlaceholders(line).flatMap((written): FieldFinding[] => {
      const found = unknownPlaceholder({ written, placeholders: [], known: STUDIO_PLACEHOLDERS }, 'The text');
      return found ? [{ ...found, path: [], line: head + at + 1 }] : [];
    }),
  );

/** Advice on texts that leave out what the page would have filled in. @param path where `data` stands in its file */
export function missingPlaceholders(data: unknown, schema: Schema | undefined, path: Path = []): FieldFinding[] {
  if (data !== null && typeof data === 'object')
    return Object.entries(data).flatMap(([key, value]) =>
      missingPlaceholders(value, schema && childSchema(schema, key), [...path, key]),
    );
  if (typeof data !== 'string' || data.trim() === '') return [];
  const own = braced(placeholdersOf(schema));
  const missing = own.filter((placeholder) => !data.includes(placeholder));
  // A misspelt placeholder is an error of its own.
  if (
    missing.length === 0 ||
    /[{}]/.test(
      [...own, ...braced(STUDIO_PLACEHOLDERS)].reduce((text, placeholder) => text.replaceAll(placeholder, ''), data),
    )
  )
    return [];
  return [
    {
      ...advice(
        `The text \`${String(path.at(-1))}: ${data}\` leaves out ${listWithAnd(missing)}, which the page ` +
          `would fill in with the studio’s own facts.`,
        `Write ${listWithAnd(missing)} where it belongs in the sentence.`,
      ),
      path,
    },
  ];
}
