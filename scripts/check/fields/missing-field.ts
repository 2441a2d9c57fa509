/** A field that a file lacks, and an entry that lacks every language: what is to be written, and where. */
import type { ZodType } from 'astro/zod';
import { DEFAULT_LOCALE } from '../../../src/lib/locales.ts';
import { describedAt } from './description.ts';
import { additionInBraces } from './notation.ts';
import { capitalized, fieldTitle } from './title.ts';
import type { FieldFinding } from './read-fields.ts';
import type { ParsedText, Path } from '../yaml/parse-file.ts';
import { error } from '../problem.ts';
import { neededFieldsAt } from './schema-path.ts';
import { noSpace } from '../yaml/wrong-punctuation.ts';

/** The line, from 1, in which a field's text follows its colon without a space. */
function joinedLine({ lines, head }: ParsedText, field: string): number | undefined {
  const found = lines.slice(0, head).findIndex((line) => new RegExp(`(^|[\\s{,])${field}:(?!//)[^\\s:]`).test(line));
  return found === -1 ? undefined : found + 1;
}

/** What is said of the field at `path`, which the schema asks for and the file does not have. */
export function missingField(path: Path, source: ParsedText, schema: ZodType): FieldFinding {
  const field = String(path.at(-1));
  const joined = joinedLine(source, field);
  if (joined !== undefined) return { ...noSpace(field), path, line: joined };
  const description = describedAt(schema, path);
  const what = description ? `: ${description}` : '';
  /** The fields of the group that it must be, if it is one. */
  const below = neededFieldsAt(schema, path);
  const onLines =
    below.length > 0
      ? `Add a line \`${field}:\`${what}. Below it stand ${below.map((name) => `\`${name}: …\``).join(', ')}, each on a line that begins with two spaces more.`
      : `Add a line \`${field}: …\`${what}.`;
  const remedy = additionInBraces(source, path, below, what) ?? onLines;
  return { ...error(capitalized(`${fieldTitle(path)} is missing.`), remedy), path };
}

/** What an entry without a language wants: what it says in the first one. */
export function languageRemedy(entry: Path, source: ParsedText, schema: ZodType): string {
  return missingField([...entry, DEFAULT_LOCALE], source, schema).remedy;
}
