/**
 * Rows of a list that YAML does not take as such: below a field that says it is empty, without their hyphen, or with
 * another character in its place.
 */
import { parseDocument } from 'yaml';
import { error } from '../problem.ts';
import type { CheckFinding } from '../problem.ts';
import { FOREIGN_HYPHEN, foreignHyphen } from './wrong-punctuation.ts';

/** A field that says by itself that it is empty, such as `reviews: []`, and what stands before its name. */
const EMPTY = /^(\s*(?:-\s+)?)([\w-]+):\s+(\[\s*\]|\{\s*\})\s*(?:#.*)?$/;
const ROW_WITHOUT_HYPHEN = /^\s*\{/;
const ROW = /^\s*(?:-\s|\{)/;
/** A line of notes or of nothing. */
export const SAYS_NOTHING = /^\s*(?:#.*)?$/;

export const indentOf = (line: string): number => line.length - line.trimStart().length;

export const isReadable = (lines: readonly string[]): boolean => parseDocument(lines.join('\n')).errors.length === 0;

/**
 * The last field above line `stop` that says it is empty, and is not.
 * @param stop counted from 1
 */
export function filledEmptyField(
  lines: readonly string[],
  stop: number,
): (CheckFinding & { line: number }) | undefined {
  for (const [index, line] of [...lines.entries()].slice(0, stop - 1).reverse()) {
    const [, before = '', field = '', brackets = ''] = EMPTY.exec(line) ?? [];
    const below = lines.slice(index + 1).find((one) => !SAYS_NOTHING.test(one));
    if (field === '' || below === undefined) continue;
    const isBelow = indentOf(below) > before.length || (indentOf(below) === before.length && ROW.test(below));
    if (!isBelow) continue;
    const remedy = `Delete the \`${brackets}\` behind \`${field}:\`.`;
    return {
      ...error(
        `Behind \`${field}:\` stands \`${brackets}\`, which says that nothing comes below it.`,
        ROW_WITHOUT_HYPHEN.test(below) ? `${remedy} Begin each row below with a hyphen and a space: \`- {\`.` : remedy,
      ),
      line: index + 1,
    };
  }
  return undefined;
}

/** The row in line `stop`, from 1, or right above it, that has no hyphen. */
export function rowWithoutHyphen(
  lines: readonly string[],
  stop: number,
): (CheckFinding & { line: number }) | undefined {
  const number = [stop, stop - 1].find((one) => ROW_WITHOUT_HYPHEN.test(lines[one - 1] ?? ''));
  if (number === undefined) return undefined;
  return {
    ...error(
      'The line begins with {, and a row of a list begins with a hyphen and a space.',
      'Write `- {` at the beginning of each row, all of them with two spaces before the hyphen.',
    ),
    line: number,
  };
}

/** The first row that begins with another character than a hyphen, where with hyphens all of the text can be read. */
export function rowWithForeignHyphen(lines: readonly string[]): (CheckFinding & { line: number }) | undefined {
  const rows = lines.flatMap((line, index) => (FOREIGN_HYPHEN.test(line) ? [index] : []));
  const without = (kept?: number) =>
    lines.map((line, index) => (index === kept ? line : line.replace(FOREIGN_HYPHEN, '$1-')));
  if (rows.length === 0 || !isReadable(without())) return undefined;
  // Such a character may be part of a text of several lines, and does no harm there.
  const row = rows.find((index) => !isReadable(without(index))) ?? rows[0] ?? 0;
  const finding = foreignHyphen(lines[row] ?? '');
  return finding && { ...finding, line: row + 1 };
}
