/** A value that the schema refuses, said in words for the owner. */
import type { z } from 'astro/zod';
import type { RuleName } from '../../../src/content.config/rule-messages.ts';
import { nearest } from '../../../src/shared/did-you-mean.ts';
import { isBlank } from '../../../src/shared/is-blank.ts';
import { valueAt } from '../../../src/shared/value-at.ts';
import { closedWeekdayRemedy, openSpecialDaysRemedy } from './closed-days.ts';
import { additionInBraces } from './notation.ts';
import { fieldTitle, capitalized } from './title.ts';
import type { FieldFinding } from './read-fields.ts';
import { foreignQuotes, withoutForeignQuotes } from '../yaml/foreign-quotes.ts';
import type { ParsedText, Path } from '../yaml/parse-file.ts';
import { unknownPlaceholder } from '../placeholders.ts';
import { phoneFinding } from './phone-number.ts';
import { error } from '../problem.ts';
import { foreignHyphen, joinedRow } from '../yaml/wrong-punctuation.ts';
import { hashNote } from '../yaml/errors.ts';

/** What a value is called. */
function valueName(value: unknown): string {
  if (value === null) return 'nothing';
  if (value instanceof Date) return 'a date';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return `the text ‘${value}’`;
  if (typeof value === 'object') return 'a group of fields';
  return typeof value === 'number'
    ? `the number ${value}`
    : `the word ${JSON.stringify(value)} without quotation marks`;
}

/** What the parts of a file are, and how they are written in their place. */
interface Notation {
  /** Without the end of the sentence. */
  group: string;
  list: string;
  /** Whether what is written needs quotation marks and nothing else. */
  isRightInQuotes: boolean;
  /** The number that the text in a number's place says; undefined where that is not known. */
  number: number | undefined;
}

/** What a wrong value should be, and how it is written. */
const WANTED: Record<string, [name: string, how: (notation: Notation) => string]> = {
  string: ['text', () => 'Put it in quotation marks, on the same line.'],
  number: ['a number', () => 'Write the figures alone, without quotation marks.'],
  int: ['a whole number', () => 'Write the figures alone, without quotation marks.'],
  array: ['a list', ({ list }) => list],
  object: ['a group of fields', ({ group }) => `${group}.`],
  record: ['a group of fields', ({ group }) => `${group}.`],
};

/** What to do about a batch between braces that has no fee and needs one. @param params of the rule that is broken */
function missingFee(params: Record<string, unknown>, path: Path, source: ParsedText): string | undefined {
  if (params['rule'] !== ('instalmentsWithoutFee' satisfies RuleName)) return undefined;
  const fee = `\`fee: ${String(valueAt(params, ['values', 'sum']))}\``;
  return additionInBraces(source, [...path.slice(0, -1), 'fee'], [], `, such as ${fee}`);
}

/** A field whose text begins with the character of a note. */
const HASH_ALONE = /^\s*(?:-\s+)?[\w-]+:\s+(#[^\s#].*)$/;
/** A number in digits of any script. */
const FIGURES = /^\s*\p{Nd}+(?:\.\p{Nd}+)?\s*$/u;
/** What may be another number than its figures alone, such as ‘2 hours’, or two of them. */
const isMoreThanFigures = (text: string) => /\p{Nd}/u.test(text) && !FIGURES.test(text);

/** A digit that people read like one of 0 to 9, and no form of the content does: `९`. */
const OTHER_DIGIT = /(?![0-9])\p{Nd}/u;

/**
 * @param description what the schema says that the value is
 * @param sayNothing what to do instead where nothing is to be said
 * @param notation how a group, a list and a text are written in the value's place
 */
export function wrongValue(
  issue: z.core.$ZodIssue,
  source: ParsedText,
  description: string | undefined,
  sayNothing: string | undefined,
  notation: Notation,
): FieldFinding {
  const { path } = issue;
  const value = valueAt(source.data, path);
  const name = path.length > 0 ? capitalized(fieldTitle(path)) : 'The file';
  const say = (cause: string, remedy: string): FieldFinding => ({ ...error(cause, remedy), path });
  const what = description ? `It is ${description}.` : '';
  const line = source.line(path);
  // A text is meant where nothing stands between the # and its first word.
  const note = value === null && line !== undefined ? HASH_ALONE.exec(source.lines[line - 1] ?? '')?.[1] : undefined;
  const cut = value === null ? source.truncations.find((one) => one.kept === '' && one.line === line) : undefined;
  if (note ?? cut) return { ...hashNote(note ?? cut?.note ?? ''), path };
  const place = issue.code === 'custom' ? unknownPlaceholder(issue.params, name) : undefined;
  if (place) return { ...place, path };
  const phone = phoneFinding(path, source);
  if (phone) return phone;
  // A rule about several fields says by itself what is wrong and what to do.
  if (issue.code === 'custom' && typeof issue.params?.['cause'] === 'string')
    return say(issue.params['cause'], missingFee(issue.params, path, source) ?? String(issue.params['remedy']));
  if (value === null || (typeof value === 'string' && isBlank(value))) {
    const isGroup = issue.code === 'invalid_type' && /^(object|record)$/.test(issue.expected);
    const write = isGroup ? notation.group : description ? `Write ${description}` : 'Write its text behind the colon';
    const remedy = sayNothing ? `${write}, or ${sayNothing}.` : `${write}.`;
    return say(`${name} is empty.`, isGroup ? `${remedy} ${what}`.trim() : remedy);
  }
  const bare = typeof value === 'string' ? withoutForeignQuotes(value) : undefined;
  if (typeof value === 'string' && notation.number !== undefined && !FIGURES.test(bare ?? value)) {
    const field = path.at(-1);
    const right = typeof field === 'string' ? `${field}: ${notation.number}` : notation.number;
    return say(
      `${name} should be a number, but it is ${valueName(value)}.`,
      `Write \`${right}\`, in figures alone. ${what}`.trim(),
    );
  }
  if (bare !== undefined) {
    const isText = issue.code === 'invalid_value' ? issue.values.includes(bare) : issue.code !== 'invalid_type';
    return { ...foreignQuotes(fieldTitle(path), bare, isText), path };
  }
  const digitsMatter =
    issue.code === 'invalid_type' ? /^(number|int)$/.test(issue.expected) : issue.code !== 'invalid_value';
  if (digitsMatter && typeof value === 'string' && OTHER_DIGIT.test(value))
    return say(`${name} has digits of another script: ‘${value}’.`, `Write them as 0 to 9. ${what}`.trim());
  if (issue.code === 'invalid_type' && issue.expected === 'object' && path.length === 0 && Array.isArray(value))
    return say(
      'The file is written as a list: its lines begin with a dash.',
      'Delete the dashes, and begin each of these lines at the left edge.',
    );
  if (issue.code === 'invalid_type') {
    const row = typeof value === 'string' ? value : Object.keys(value ?? {})[0];
    const hyphen = issue.expected === 'array' && row !== undefined ? (foreignHyphen(row) ?? joinedRow(row)) : undefined;
    if (hyphen) return { ...hyphen, path };
    const closed = closedWeekdayRemedy(path, source);
    if (closed) return say(`${name} should be hours, but it is ${valueName(value)}.`, closed);
    const isBare = typeof value === 'number' || value instanceof Date;
    if (issue.expected === 'string' && isBare && description && !notation.isRightInQuotes)
      return say(`${name} cannot be ${valueName(value)}.`, `Write ${description}.`);
    const isNumber = issue.expected === 'number' || issue.expected === 'int';
    // Where nothing may be said, words such as ‘on request’ say nothing.
    if (
      isNumber &&
      typeof value === 'string' &&
      description &&
      (sayNothing || isMoreThanFigures(value)) &&
      !FIGURES.test(value)
    )
      return say(
        `${name} should be a number, but it is ${valueName(value)}.`,
        `Write ${description}${sayNothing ? `, or ${sayNothing}` : ''}.`,
      );
    if (issue.expected === 'int' && typeof value === 'number')
      return say(
        `${name} should be a whole number, but it is ${valueName(value)}.`,
        `Write it without a point. ${what}`.trim(),
      );
    if (issue.expected === 'string' && typeof value === 'object' && !(value instanceof Date))
      return say(
        `${name} should be text, but it is ${valueName(value)}.`,
        `Write one text behind its colon, without hyphens or brackets around it. ${what}`.trim(),
      );
    const [wanted, how] = WANTED[issue.expected] ?? [issue.expected, () => 'Compare it with another file of its kind.'];
    return say(`${name} should be ${wanted}, but it is ${valueName(value)}.`, [how(notation), what].join(' ').trim());
  }
  if (issue.code === 'invalid_value' && typeof value !== 'object') {
    const open = openSpecialDaysRemedy(path, source);
    if (open) return say(`${name} cannot be ${valueName(value)}.`, open);
    const words = issue.values.map(String);
    const meant = nearest(typeof value === 'string' ? value : JSON.stringify(value), words);
    return say(
      `${name} cannot be ${valueName(value)}.`,
      meant
        ? typeof value === 'string' && !issue.values.includes(meant)
          ? `Write ${meant} without quotation marks.`
          : `Did you mean ${meant}? Write it so, capitals included.`
        : words.length === 1
          ? `Write ${words.join()}. ${what}`.trim()
          : `Write one of ${words.join(', ')}.`,
    );
  }
  if (issue.code === 'too_small' && Array.isArray(value))
    return say(`${name} has ${value.length} lines, fewer than ${issue.minimum}.`, what || 'Add what is missing.');
  if (issue.code === 'too_big' && Array.isArray(value))
    return say(`${name} has ${value.length} lines, more than ${issue.maximum}.`, what || 'Take some out.');
  if (issue.code === 'too_small')
    return say(
      issue.inclusive === false
        ? `${name} is ${JSON.stringify(value)} and must be more than ${issue.minimum}.`
        : `${name} is ${JSON.stringify(value)}, less than ${issue.minimum}.`,
      what || 'Correct the number.',
    );
  if (issue.code === 'too_big')
    return say(`${name} is ${JSON.stringify(value)}, more than ${issue.maximum}.`, what || 'Correct the number.');
  // What a schema says of a group of fields as a whole.
  if (issue.code === 'custom' && typeof value === 'object')
    return say(`${name} ${issue.message}.`, what || 'Add what is missing, or delete it.');
  return say(
    `${name} cannot be ${valueName(value)}.`,
    description ? `Write ${description}.` : 'Compare it with the same line in an older version of the file.',
  );
}
