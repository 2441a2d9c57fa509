/** Broken YAML in plain words. Parsers name the rule that was broken; people want to know which character to type. */
import { parseDocument, visit } from 'yaml';
import { FOREIGN_BEGINNING } from '../../../src/shared/foreign-blanks.ts';
import { brokenFields, commaInText, type BrokenField } from './commas-in-texts.ts';
import { capitalized } from '../fields/title.ts';
import { lineWithoutField, plainTextError } from './plain-texts.ts';
import { error } from '../problem.ts';
import type { CheckFinding } from '../problem.ts';
import { QUOTE_ANEW } from './quoted-texts.ts';
import { joinedField, wrongPunctuation } from './wrong-punctuation.ts';
import { writtenFields } from './written-fields.ts';
import {
  filledEmptyField,
  indentOf,
  isReadable,
  rowWithForeignHyphen,
  rowWithoutHyphen,
  SAYS_NOTHING,
} from './list-items.ts';

type YamlError = CheckFinding & { line: number | undefined };

const QUOTE = capitalized(QUOTE_ANEW);
const INDENT = 'Give it as many spaces at its beginning as its neighbours have.';

/** An opened quotation mark or bracket after `field:`, and no such mark at the line's end. */
const OPEN_QUOTE = /(?:^|[:-]\s+)(["'])(?:(?!\1).)*$/;
const OPEN_BRACKET = /[:-]\s+(\[[^\]]*|\{[^}]*)$/;
/** What YAML takes for a note. */
const NOTE = /\s(#.*)$/;
/** A field with nothing behind it that a `#` makes a note. */
const HEADING_NOTE = /^( *)# ?([\w-]+):\s*$/;
/** Characters without a shape, which no parser takes. */
const UNPRINTABLE = /(?![\t\n\r\u0085])[\p{Cc}\ufffe\uffff]/u;
/** A text that goes on behind its closing quotation mark. */
const BEHIND_QUOTE = /[:-]\s+(["']).*\1\s*[^\s#,\]}]/;
/** Characters that YAML keeps for itself at the beginning of a text. */
const RESERVED_AT_START = /[:-]\s+([@`%*&!|>])/;
/** The same, where the text is all that stands in the line but for a note, and is right between quotation marks. */
const RESERVED_TEXT = /^\s*((?:-\s+)?(?:[\w-]+:\s+)?)([@`%*&!|>][^"\\]*?)\s*(?:\s#.*)?$/;

const at = (line: number | undefined, cause: string, remedy: string): YamlError => ({ ...error(cause, remedy), line });
const lineWhere = (lines: string[], pattern: RegExp) => {
  const found = lines.findIndex((line) => pattern.test(line.trimEnd()));
  return found === -1 ? undefined : found + 1;
};

/** A character `#` that makes a note of what was meant as a text. */
export const hashNote = (note: string) =>
  error(
    `Everything from ${note} on is taken as a note to yourself, for there is a space before the #.`,
    `Put the text in quotation marks, such as "${note.replace(/[\s,}\]].*/, '')}".`,
  );

/** A bracket that is opened in the line of this number and not closed. */
function openBracket(number: number, line: string): YamlError {
  const isList = OPEN_BRACKET.exec(line.trimEnd())?.[1]?.startsWith('[') ?? true;
  const [opening, closing, example] = isList
    ? ['[', ']', 'days: [1, 2, 3]']
    : ['{', '}', '{ days: 12, en: Your trial }'];
  return at(
    number,
    `A bracket ${opening} is opened in this line and not closed.`,
    `Write ${closing} behind the last of what belongs in it, such as ${example}. If it is part of a text, put the ` +
      'whole text in quotation marks.',
  );
}

/** The first line that begins with a space which YAML does not take as one. */
export function foreignSpace(text: string): YamlError | undefined {
  const line = lineWhere(text.replace(/^\uFEFF/, '').split(/\r?\n/), FOREIGN_BEGINNING);
  return line === undefined
    ? undefined
    : at(
        line,
        'The line begins with a space of a foreign kind, as web pages and phones write it.',
        'Delete the empty space at its beginning and type spaces, as many as in its neighbours.',
      );
}

/**
 * How many spaces a line should begin with, in a sentence; nothing where that is not known.
 * @param possible one number, or the larger one and the smaller one
 * @param above the lines above it
 */
function spacesOf([more, less]: readonly number[], above: readonly string[]): string {
  if (more === undefined) return '';
  if (less === undefined) return ` That makes ${more}.`;
  const parent = above.findLast((line) => !SAYS_NOTHING.test(line) && indentOf(line) < more) ?? '';
  const [, group] = /^\s*(?:-\s+)?([\w-]+):\s*(?:#.*)?$/.exec(parent) ?? [];
  return group === undefined
    ? ''
    : ` That makes ${more} if it belongs below \`${group}:\`, and otherwise ${less === 0 ? 'none' : less}.`;
}

/**
 * The one line that breaks the text by a space too many or too few at its beginning: with one more or less, all of it
 * can be read. Parsers stop at the lines around it. Nothing where several lines, or none, could be meant.
 */
function misplacedLine(lines: readonly string[]): YamlError | undefined {
  const repairs = lines.flatMap((line, index) => {
    // Files of this project indent by two.
    if (line.trim() === '' || indentOf(line) % 2 === 0) return [];
    return [` ${line}`, line.slice(1)]
      .filter((moved) => isReadable([...lines.slice(0, index), moved, ...lines.slice(index + 1)]))
      .map((moved) => ({ line: index + 1, spaces: indentOf(moved) }));
  });
  const [repair] = repairs;
  if (!repair || repairs.some(({ line }) => line !== repair.line)) return undefined;
  const possible = repairs.map(({ spaces }) => spaces);
  const spaces = spacesOf(possible, lines.slice(0, repair.line - 1));
  return at(repair.line, 'The line begins further left or right than its neighbours.', `${INDENT}${spaces}`);
}

/** The line, from 1, that is meant where a parser gave up at line `stop`: it names the first of the notes above it. */
function lineBelowNotes(lines: readonly string[], stop: number): number {
  const below = SAYS_NOTHING.test(lines[stop - 1] ?? '')
    ? lines.findIndex((line, index) => index >= stop && !SAYS_NOTHING.test(line))
    : -1;
  return below === -1 ? stop : below + 1;
}

/** What to do about the line `stop`, from 1, if all of the text can be read once the field above it is no note. */
function headingInNote(lines: readonly string[], stop: number): YamlError | undefined {
  const behind = lines.findLastIndex((line, index) => index < stop - 1 && !SAYS_NOTHING.test(line));
  const heading = lines.findLastIndex((line, index) => index < stop - 1 && index > behind && HEADING_NOTE.test(line));
  const [, indent = '', field = ''] = HEADING_NOTE.exec(lines[heading] ?? '') ?? [];
  return field === '' || !isReadable(lines.with(heading, `${indent}${field}:`))
    ? undefined
    : at(
        stop,
        `\`${field}:\` above this line is a note, for it begins with #.`,
        `Take away the # before \`${field}:\` too.`,
      );
}

/** A text with commas of which two parts are taken for the same field: `{ en: Bride ₹15,000, party ₹5,000 }`. */
function commaBeforeSame(text: string): CheckFinding | undefined {
  let found: BrokenField | undefined;
  visit(parseDocument(text, { uniqueKeys: false }), {
    Map: (_, group) => {
      const fields = writtenFields(group, text);
      const names = fields.map(({ name }) => name);
      const isTwice = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
      found ??= brokenFields(fields, () => true).find(({ rest }) => rest.some(isTwice));
    },
  });
  return found && commaInText(found);
}

/**
 * What is wrong with `text`.
 * @param named the line, from 1, where a parser gave up: the mistake stands there or above, or below notes there
 * @param code that parser's name for the rule
 * @param message the site's parser's own words
 */
export function explainYamlError(
  text: string,
  named: number | undefined,
  code: string | undefined,
  message: string,
): YamlError {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const stop = named === undefined ? undefined : lineBelowNotes(lines, named);
  const line = lines[(stop ?? 0) - 1] ?? '';
  const above = lines.slice(0, stop ?? lines.length);
  if (/non-printable|control character|null byte/.test(message)) {
    return at(
      lineWhere(lines, UNPRINTABLE) ?? stop,
      'There is a character in the line that cannot be seen and is not allowed.',
      'Delete the line and type it anew.',
    );
  }
  if (code === 'TAB_AS_INDENT' || /^ *\t/.test(line) || /tab characters/.test(message)) {
    return at(
      lineWhere(lines, /^ *\t/) ?? stop,
      'The line begins with a tab, which is not allowed here.',
      'Delete the empty space at its beginning and type spaces, as many as in its neighbours.',
    );
  }
  if (code === 'MULTIPLE_DOCS' || /single document/.test(message)) {
    return at(
      stop,
      'There is a line --- in the file.',
      'Delete the lines that consist of ---; only files that end in .md have them.',
    );
  }
  if (code === 'DUPLICATE_KEY' || /duplicated mapping key/.test(message)) {
    const comma = commaBeforeSame(text);
    if (comma) return { ...comma, line: stop };
    return at(stop, 'The same field stands twice.', 'Keep the line you want and delete the other.');
  }
  const headless = headingInNote(lines, stop ?? 0);
  if (headless) return headless;
  const misplaced = code === undefined ? undefined : misplacedLine(lines);
  if (misplaced) return misplaced;
  const foreign = rowWithForeignHyphen(lines);
  if (foreign) return foreign;
  const filled = filledEmptyField(lines, stop ?? lines.length);
  if (filled) return filled;
  const around = Math.max(1, (named ?? 0) - 1);
  const punctuation = wrongPunctuation(lines.slice(around - 1, Math.max(around + 1, stop ?? 0) + 1), around);
  if (punctuation) return punctuation;
  const own = joinedField(lines, stop ?? 0);
  if (own) return own;
  const plain = plainTextError(line);
  if (plain) return { ...plain, line: stop };
  const beside = joinedField(lines, (named ?? 0) - 1) ?? joinedField(lines, (stop ?? 0) + 1);
  if (beside) return beside;
  const noted = lineWhere(
    above.map((one) => (NOTE.test(one) ? one.replace(NOTE, '') : '')),
    OPEN_BRACKET,
  );
  if (noted !== undefined) return { ...hashNote(NOTE.exec(lines[noted - 1] ?? '')?.[1] ?? '#'), line: noted };
  const quoted = lineWhere(above, OPEN_QUOTE);
  if (quoted !== undefined) return at(quoted, 'A quotation mark is opened in this line and not closed.', QUOTE);
  const bracketed = lineWhere(above, OPEN_BRACKET);
  if (bracketed !== undefined) return openBracket(bracketed, lines[bracketed - 1] ?? '');
  const row = rowWithoutHyphen(lines, stop ?? 0);
  if (row) return row;
  if (/escape|hexadecimal/.test(message)) {
    return at(
      stop,
      'There is a backslash \\ between double quotation marks, where it has a meaning of its own.',
      'Write / instead of it.',
    );
  }
  const reserved = RESERVED_AT_START.exec(line)?.[1];
  if (reserved !== undefined) {
    const [, before, written] = RESERVED_TEXT.exec(line) ?? [];
    return at(
      stop,
      `The text begins with ${reserved}, a character that is not allowed there without quotation marks.`,
      written === undefined ? QUOTE : `Write \`${before}"${written}"\`.`,
    );
  }
  if (BEHIND_QUOTE.test(line)) return at(stop, 'There is something behind the closing quotation mark.', QUOTE);
  const next = lines[stop ?? 0] ?? '';
  if (line.includes(':') && !/^\s*-\s/.test(line) && next.trim() !== '' && indentOf(next) > indentOf(line)) {
    return at((stop ?? 0) + 1, 'The line begins further right than the one above it.', INDENT);
  }
  if (line.trim() !== '' && !/:(\s|$)/.test(line) && !/^\s*-\s/.test(line)) {
    return { ...lineWithoutField(lines[(stop ?? 0) - 2] ?? ''), line: stop };
  }
  if (
    code === 'BAD_INDENT' ||
    code === 'UNEXPECTED_TOKEN' ||
    code === 'BLOCK_AS_IMPLICIT_KEY' ||
    /indent/.test(message)
  ) {
    return at(stop, 'The line begins further left or right than its neighbours.', INDENT);
  }
  return at(
    stop,
    'The line cannot be understood.',
    'Compare it with another file of its kind, and put the text in quotation marks.',
  );
}
