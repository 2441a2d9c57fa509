/** A file's fields against its schema: what the schema refuses, said in words for the owner. */
import type { ZodType } from 'astro/zod';
import type { z } from 'astro/zod';
import { hashNote, noSpace, wrongSign } from './yaml-errors.ts';
import { UNSEEN, unseenSign } from './unseen-signs.ts';
import { nearest } from '../../src/shared/did-you-mean.ts';
import { impossibleDates } from './impossible-dates.ts';
import { partedNumber } from './parted-number.ts';
import { missingPlaceholders, unknownPlaceholder } from './placeholders.ts';
import { error } from './problem.ts';
import type { CheckFinding } from './problem.ts';
import { descriptionAt, fieldsAt } from './schema-path.ts';
import type { Path, ParsedText } from './parse-file.ts';
import { valueAt } from '../../src/shared/value-at.ts';

type Issue = z.core.$ZodIssue;

/**
 * The issues within an issue. One text or a text for each language is a union, which gives the issues of both forms:
 * only those of the form in which the value is written count. The schema names the plain text first.
 */
function flat(issue: Issue, data: unknown): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const value = valueAt(data, issue.path);
  const [plain = [], group = []] = issue.errors;
  return (value !== null && typeof value === 'object' && !Array.isArray(value) ? group : plain).map((inner) => ({
    ...inner,
    path: [...issue.path, ...inner.path],
  }));
}

/** A finding at a place in the file; in `line`, where that is known better than by the path. */
export type FieldFinding = CheckFinding & { path: Path; line?: number | undefined };

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

/** What a wrong value should be, and how it is written. */
const WANTED: Record<string, [name: string, how: string]> = {
  string: ['text', 'Put it in quotation marks, on the same line.'],
  number: ['a number', 'Write the figures alone, without quotation marks.'],
  int: ['a whole number', 'Write the figures alone, without quotation marks.'],
  array: ['a list', 'Write each of its things on a line of its own that begins with two spaces and a hyphen.'],
  object: ['a group of fields', 'Write its fields below it, each on a line that begins with two spaces.'],
  record: ['a group of fields', 'Write its fields below it, each on a line that begins with two spaces.'],
};

/** `image`, or `image` (slides, number 2). */
function fieldTitle(path: Path): string {
  const around = path.slice(0, -1).map((key) => (typeof key === 'number' ? `number ${key + 1}` : String(key)));
  const own = path.at(-1);
  const name = typeof own === 'number' ? `number ${own + 1}` : `\`${String(own)}\``;
  return around.length > 0 ? `${name} (${around.join(', ')})` : name;
}

/** A digit that people read like one of 0 to 9, and no form of the content does: `९`. */
const OTHER_DIGIT = /(?![0-9])\p{Nd}/u;

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The line, from 1, in which a field's text follows its colon without a space. */
function joinedLine({ lines, head }: ParsedText, field: string): number | undefined {
  const found = lines.slice(0, head).findIndex((line) => new RegExp(`(^|[\\s{,])${field}:(?!//)[^\\s:]`).test(line));
  return found === -1 ? undefined : found + 1;
}

function missing(path: Path, source: ParsedText, description: string | undefined): FieldFinding {
  const field = String(path.at(-1));
  const joined = joinedLine(source, field);
  if (joined !== undefined) return { ...noSpace(field), path, line: joined };
  const what = description ? `: ${description}` : '';
  return { ...error(sentence(`${fieldTitle(path)} is missing.`), `Add a line \`${field}: …\`${what}.`), path };
}

/** Below which field an unknown one belongs: where one of its name is missing. */
const homeOf = (key: string, issues: readonly Issue[], data: unknown): Path | undefined =>
  issues.find(
    ({ path, code }) =>
      code !== 'unrecognized_keys' && path.length > 1 && path.at(-1) === key && valueAt(data, path) === undefined,
  )?.path;

function unknownFields(
  issue: Issue & { code: 'unrecognized_keys' },
  schema: ZodType,
  issues: readonly Issue[],
  source: ParsedText,
): FieldFinding[] {
  const { data } = source;
  const fields = fieldsAt(schema, issue.path);
  return issue.keys.map((key) => {
    const path = [...issue.path, key];
    const parted = partedNumber(key, source.lines[(source.line(path) ?? 0) - 1] ?? '');
    if (parted) {
      const { field, ...finding } = parted;
      return { ...finding, path: [...issue.path, field] };
    }
    const cause = sentence(`${fieldTitle(path)} is not a field of this file.`);
    if (UNSEEN.test(key))
      return {
        ...error(`${cause.replace(/\.$/, '')}: ${unseenSign(key)}.`, 'Delete the line and type it anew.'),
        path,
      };
    const [, joined] = /^(\w+):./.exec(key) ?? [];
    if (joined !== undefined && fields.includes(joined)) return { ...noSpace(joined), path };
    const home = homeOf(key, issues, data);
    if (home) {
      const around = String(home.at(-2));
      return {
        ...error(
          sentence(`\`${key}\` begins too far left or right: it belongs below \`${around}\`.`),
          `Give its lines two spaces more at their beginning than the line \`${around}:\` has.`,
        ),
        path,
      };
    }
    const meant = nearest(key, fields);
    const remedy = meant
      ? `Did you mean \`${meant}\`? Correct the word before the colon.`
      : `The fields here are ${fields.map((field) => `\`${field}\``).join(', ')}. Correct the word before the colon, or delete the line.`;
    return { ...error(cause, remedy), path };
  });
}

function wrongValue(issue: Issue, source: ParsedText, description: string | undefined): FieldFinding {
  const { path } = issue;
  const value = valueAt(source.data, path);
  const name = path.length > 0 ? sentence(fieldTitle(path)) : 'The file';
  const say = (cause: string, remedy: string): FieldFinding => ({ ...error(cause, remedy), path });
  const what = description ? `It is ${description}.` : '';
  const line = source.line(path);
  const cut = value === null ? source.truncations.find((one) => one.kept === '' && one.line === line) : undefined;
  if (cut) return { ...hashNote(cut.note), path };
  const place = issue.code === 'custom' ? unknownPlaceholder(issue.params, name) : undefined;
  if (place) return { ...place, path };
  // A rule about several fields says by itself what is wrong and what to do.
  if (issue.code === 'custom' && typeof issue.params?.['cause'] === 'string')
    return say(issue.params['cause'], String(issue.params['remedy']));
  if (typeof value === 'string' && path.length === 0) {
    const sign = wrongSign(source.lines.slice(0, source.head));
    if (sign) return { ...sign, path };
    const [, field] = /^(\w+):\S/.exec(value) ?? [];
    if (field) return { ...noSpace(field), path, line: 1 };
  }
  if (value === null || (typeof value === 'string' && value.trim() === '')) {
    return say(`${name} is empty.`, description ? `Write ${description}.` : 'Write its text behind the colon.');
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
    const [wanted, how] = WANTED[issue.expected] ?? [issue.expected, 'Compare it with another file of its kind.'];
    return say(`${name} should be ${wanted}, but it is ${valueName(value)}.`, [how, what].join(' ').trim());
  }
  if (issue.code === 'invalid_value' && typeof value !== 'object') {
    const words = issue.values.map(String);
    const meant = nearest(typeof value === 'string' ? value : JSON.stringify(value), words);
    return say(
      `${name} cannot be ${valueName(value)}.`,
      meant ? `Did you mean ${meant}? Write it so, capitals included.` : `Write one of ${words.join(', ')}.`,
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

/** Everything that `schema` refuses in a file, and the pictures that the file names. */
export function readFields(
  source: ParsedText,
  schema: ZodType,
): { findings: FieldFinding[]; pictures: { path: Path; named: string }[] } {
  const { data } = source;
  const issues = (schema.safeParse(data).error?.issues ?? []).flatMap((issue) => flat(issue, data));
  const unknownByPath = new Map(
    issues
      .flatMap((issue) => (issue.code === 'unrecognized_keys' ? unknownFields(issue, schema, issues, source) : []))
      .map((finding) => [finding.path.join('\n'), finding]),
  );
  // A misspelt field is said once, not once as unknown and once as missing.
  const meant = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.flatMap((key) => {
            const [written = key] = key.split(':');
            return [
              [...issue.path, nearest(written, fieldsAt(schema, issue.path))].join('\n'),
              homeOf(key, issues, data)?.join('\n') ?? '',
            ];
          })
        : [],
    ),
  );
  const findings: FieldFinding[] = [...unknownByPath.values()];
  const pictures: { path: Path; named: string }[] = [];
  for (const issue of issues) {
    const description = descriptionAt(schema, issue.path);
    if (issue.code === 'custom' && typeof issue.params?.['picture'] === 'string') {
      pictures.push({ path: issue.path, named: issue.params['picture'] });
    } else if (issue.code !== 'unrecognized_keys' && valueAt(data, issue.path) === undefined && issue.path.length > 0) {
      if (!meant.has(issue.path.join('\n'))) findings.push(missing(issue.path, source, description));
    } else if (issue.code !== 'unrecognized_keys' && !unknownByPath.has(issue.path.join('\n'))) {
      findings.push(wrongValue(issue, source, description));
    }
  }
  return { findings: [...findings, ...missingPlaceholders(data, schema), ...impossibleDates(source)], pictures };
}
