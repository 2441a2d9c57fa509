/** How a field is written in its place: on lines of its own, or between the brackets of what is around it. */
import { fieldTitle } from './title.ts';
import type { ParsedText, Path } from '../yaml/parse-file.ts';
import { elementAt, neededFieldsAt, type Schema } from './schema-path.ts';
import { shortList } from './short-lists.ts';
import { valueAt } from '../../../src/shared/value-at.ts';

const toFill = (fields: readonly string[]) => fields.map((field) => `${field}: …`);

/** A group with these fields, such as `{ opens: …, closes: … }`. */
const inBraces = (fields: readonly string[]) => `{ ${toFill(fields).join(', ')} }`;

/** Where a field is written into the group at `path`, which stands between braces. */
function braceOf(path: Path): string {
  const around = path.at(-1);
  if (around === undefined) return 'the first { of the file';
  return typeof around === 'number' ? `the { that begins ${fieldTitle(path)}` : `the { of \`${String(around)}\``;
}

/**
 * How a field is added to a group that stands between braces, for a line of its own would break it; undefined where the
 * group stands on lines.
 * @param path of the field
 * @param below the fields that it needs, if it is a group
 * @param what a sentence ends with: what the field is
 */
export function additionInBraces(
  source: ParsedText,
  path: Path,
  below: readonly string[] = [],
  what = '',
): string | undefined {
  const around = path.slice(0, -1);
  if (!source.isInBrackets(around)) return undefined;
  const value = below.length > 0 ? inBraces(below) : '…';
  return `Write \`${String(path.at(-1))}: ${value},\` behind ${braceOf(around)}${what}.`;
}

/** How the group at `path` is written, where something else or nothing stands; without the end of the sentence. */
export function groupNotation(source: ParsedText, schema: Schema, path: Path): string {
  const own = path.at(-1);
  if (own === undefined) return 'Write its fields, each on a line that begins at the left edge';
  const needed = neededFieldsAt(schema, path);
  const isInBrackets = source.isInBrackets(path.slice(0, -1));
  if (typeof own === 'number') return `Write \`${isInBrackets ? '' : '- '}${inBraces(needed)}\``;
  if (isInBrackets && needed.length > 0) return `Write \`${String(own)}: ${inBraces(needed)}\``;
  if (isInBrackets) return 'Write its fields between { and } behind its colon';
  const value = valueAt(source.data, path);
  const isBehindColon = value !== null && (typeof value !== 'object' || value instanceof Date);
  const fields =
    needed.length === 0
      ? ''
      : ` (${toFill(needed)
          .map((field) => `\`${field}\``)
          .join(', ')})`;
  return `Write ${isBehindColon ? 'nothing behind its colon, and ' : ''}its fields${fields} below it, each on a line that begins with two spaces more`;
}

/** How a list is written in a line. */
export const LIST_IN_BRACKETS = 'Write all of the list between [ and ], with a comma between each two of its things.';
const ROWS = 'Write each of its things on a line of its own that begins with two spaces more, a hyphen and a space';

/** What to do where something else stands in the place of the list at `path`. */
export function listRemedy(source: ParsedText, schema: Schema, path: Path): string {
  const value = valueAt(source.data, path);
  const isInBrackets = source.isInBrackets(path.slice(0, -1));
  const needed = elementAt(schema, path) ? neededFieldsAt(schema, [...path, 0]) : [];
  if (needed.length > 0)
    return isInBrackets
      ? `Write \`${String(path.at(-1))}: [${inBraces(needed)}]\`.`
      : `${ROWS}, such as \`- ${inBraces(needed)}\`.`;
  const { written = '' } = source.fields(path.slice(0, -1)).find(({ name }) => name === path.at(-1)) ?? {};
  // The things of a list may stand below each other.
  const text = typeof value === 'string' && written.trim().includes('\n') ? written : value;
  const list = typeof text === 'string' ? shortList(schema, path, text) : undefined;
  if (list !== undefined) return `Write \`${list}\`.`;
  return isInBrackets ? LIST_IN_BRACKETS : `${ROWS}.`;
}
