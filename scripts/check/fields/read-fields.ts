/** A file's fields against its schema: what the schema refuses, said in words for the owner. */
import type { ZodType } from 'astro/zod';
import type { z } from 'astro/zod';
import { NO_LANGUAGE } from '../../../src/content.config/fields.ts';
import { flatIssues } from '../../../src/content.config/flat-issues.ts';
import { closedWeekdayFinding } from './closed-days.ts';
import { brokenFields, commaInText, fieldBehind, type BrokenField } from '../yaml/commas-in-texts.ts';
import { groupNotation, LIST_IN_BRACKETS, listRemedy } from './notation.ts';
import { describedAt } from './description.ts';
import { fieldTitle, capitalized } from './title.ts';
import { FOREIGN_COLON, noSpace } from '../yaml/wrong-punctuation.ts';
import { INVISIBLE, invisibleCharacter } from '../yaml/invisible-characters.ts';
import { nearest } from '../../../src/shared/did-you-mean.ts';
import { impossibleDates } from '../impossible-dates.ts';
import { dottedAmounts, separatedNumber } from './thousands-separators.ts';
import { rightPlaceOf, misplacedFields } from './misplaced-fields.ts';
import { meantNumber } from './meant-number.ts';
import { languageRemedy, missingField } from './missing-field.ts';
import { beginsWith, pathKey } from './paths.ts';
import { missingPlaceholders } from '../placeholders.ts';
import { error } from '../problem.ts';
import type { CheckFinding } from '../problem.ts';
import { elementAt, fieldsAt, isNumberAt, isValidAt, emptyRemedyAt } from './schema-path.ts';
import type { Path, ParsedText } from '../yaml/parse-file.ts';
import { valueAt } from '../../../src/shared/value-at.ts';
import { shortList } from './short-lists.ts';
import { fileWithoutFieldsFinding } from './files-without-fields.ts';
import { wrongValue } from './wrong-value.ts';

type Issue = z.core.$ZodIssue;

/** To the schema a date is a group without the fields that it asks for: that no group stands there is said once. */
function withoutFieldsOfDates(issues: readonly Issue[], data: unknown): Issue[] {
  const isInDate = ({ path }: Issue) => path.length > 0 && valueAt(data, path.slice(0, -1)) instanceof Date;
  const dates = new Map(issues.filter(isInDate).map(({ path }) => [pathKey(path.slice(0, -1)), path.slice(0, -1)]));
  return [
    ...issues.filter((issue) => !isInDate(issue)),
    ...[...dates.values()].map((path): Issue => ({ code: 'invalid_type', expected: 'object', path, message: '' })),
  ];
}

/** A finding at a place in the file; in `line`, where that is known better than by the path. */
export type FieldFinding = CheckFinding & { path: Path; line?: number | undefined };

/** What to do about a field of the group at `around` that a comma ends too early, by what the schema wants there. */
function commaFinding(broken: BrokenField, schema: ZodType, around: Path): FieldFinding {
  const { field, whole } = broken;
  const path = [...around, field];
  const behind = fieldBehind(broken);
  if (behind) return { ...behind, path };
  const text = commaInText(broken);
  if (isNumberAt(schema, path)) return { ...separatedNumber(field, whole, meantNumber(schema, path, whole)), path };
  const description = describedAt(schema, path);
  // Quotation marks alone do not make a day of `Dec 5, 2026`.
  if (!elementAt(schema, path))
    return isValidAt(schema, path, whole) || description === undefined
      ? { ...text, path }
      : { ...text, remedy: `Write ${description}.`, path };
  const list = shortList(schema, path, whole);
  return { ...text, remedy: list ? `Write \`${list}\`.` : LIST_IN_BRACKETS, path };
}

/** Whether a value may be the beginning of a text. */
const isWritten = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

function unknownFields(
  issue: Issue & { code: 'unrecognized_keys' },
  schema: ZodType,
  source: ParsedText,
): FieldFinding[] {
  const { data } = source;
  const fields = fieldsAt(schema, issue.path);
  /** The field that follows its colon without a space. */
  const joinedIn = (key: string) => {
    const [, joined = ''] = /^(\w+):./.exec(key) ?? [];
    return fields.includes(joined) ? joined : undefined;
  };
  const isRest = (key: string) => issue.keys.includes(key) && joinedIn(key) === undefined;
  const broken = brokenFields(source.fields(issue.path), isRest);
  const causeOf = (path: Path) => capitalized(`${fieldTitle(path)} is not a field of this file.`);
  /** What is wrong with the field's characters. */
  const miswritten = (key: string): FieldFinding | undefined => {
    const path = [...issue.path, key];
    const cause = causeOf(path);
    if (INVISIBLE.test(key))
      return {
        ...error(`${cause.replace(/\.$/, '')}: ${invisibleCharacter(key)}.`, 'Delete the line and type it anew.'),
        path,
      };
    const joined = joinedIn(key);
    if (joined !== undefined) return { ...noSpace(joined), path };
    const whole = broken.find(
      ({ field, rest }) => rest.includes(key) && isWritten(valueAt(data, [...issue.path, field])),
    );
    return whole && commaFinding(whole, schema, issue.path);
  };
  const elsewhere = issue.keys.flatMap((key) => {
    const home = miswritten(key) ? undefined : rightPlaceOf(key, issue.path, schema, source);
    return home ? [{ path: [...issue.path, key], home }] : [];
  });
  const unknown = issue.keys.flatMap((key) => {
    if (elsewhere.some(({ path }) => path.at(-1) === key)) return [];
    const found = miswritten(key);
    if (found) return [found];
    const path = [...issue.path, key];
    const meant = nearest(key, fields);
    const remedy = meant
      ? `Did you mean \`${meant}\`? Correct the word before the colon.`
      : `The fields here are ${fields.map((field) => `\`${field}\``).join(', ')}. Correct the word before the colon, or delete the line.`;
    return [{ ...error(causeOf(path), remedy), path }];
  });
  return [...unknown, ...misplacedFields(elsewhere, source)];
}

/** What the fields that nobody knows are probably meant for, by the keys of their paths. */
function meantFields(issues: readonly Issue[], schema: ZodType, source: ParsedText): Set<string> {
  const paths = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    return issue.keys.flatMap((key) => {
      const [written = key] = FOREIGN_COLON.exec(key)?.slice(1) ?? key.split(':');
      const home = rightPlaceOf(key, issue.path, schema, source) ?? [];
      // A group that is empty, or not there, for its fields stand beside it is said with them.
      const empty = (valueAt(source.data, home.slice(0, -1)) ?? null) === null ? home.slice(0, -1) : [];
      const near = nearest(written, fieldsAt(schema, issue.path));
      return [...(near === undefined ? [] : [[...issue.path, near]]), home, empty];
    });
  });
  return new Set(paths.map(pathKey));
}

/** Everything that `schema` refuses in a file, and the pictures that the file names. */
export function readFields(
  source: ParsedText,
  schema: ZodType,
): { findings: FieldFinding[]; pictures: { path: Path; named: string }[] } {
  const { data } = source;
  const refused = (schema.safeParse(data).error?.issues ?? []).flatMap((issue) => flatIssues(issue, data));
  const all = withoutFieldsOfDates(refused, data);
  const closedWeekdays = all.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? (closedWeekdayFinding(issue.path, source) ?? []) : [],
  );
  // A day that is closed is said once, not also as one that lacks hours and has a field too many.
  const issues = all.filter((issue) => !closedWeekdays.some(({ path }) => beginsWith(issue.path, path)));
  const unknownByPath = new Map(
    issues
      .flatMap((issue) => (issue.code === 'unrecognized_keys' ? unknownFields(issue, schema, source) : []))
      .map((finding) => [pathKey(finding.path), finding]),
  );
  // A misspelt field is said once, not once as unknown and once as missing.
  const meant = meantFields(issues, schema, source);
  const dotted = dottedAmounts(source, schema);
  const isDotted = (path: Path) => dotted.some((finding) => pathKey(finding.path) === pathKey(path));
  const findings: FieldFinding[] = [...unknownByPath.values(), ...closedWeekdays, ...dotted];
  const pictures: { path: Path; named: string }[] = [];
  for (const issue of issues) {
    const description = describedAt(schema, issue.path);
    if (issue.code === 'custom' && typeof issue.params?.['picture'] === 'string') {
      pictures.push({ path: issue.path, named: issue.params['picture'] });
    } else if (issue.code !== 'unrecognized_keys' && valueAt(data, issue.path) === undefined && issue.path.length > 0) {
      if (!meant.has(pathKey(issue.path))) findings.push(missingField(issue.path, source, schema));
    } else if (
      issue.code !== 'unrecognized_keys' &&
      !unknownByPath.has(pathKey(issue.path)) &&
      !(valueAt(data, issue.path) === null && meant.has(pathKey(issue.path))) &&
      !isDotted(issue.path)
    ) {
      const whole = issue.path.length === 0 ? fileWithoutFieldsFinding(source, schema) : undefined;
      const notation = {
        group: groupNotation(source, schema, issue.path),
        list: listRemedy(source, schema, issue.path),
        isRightInQuotes: isValidAt(schema, issue.path, source.written(issue.path)),
        number: meantNumber(schema, issue.path, valueAt(data, issue.path)),
      };
      const wrong = wrongValue(issue, source, description, emptyRemedyAt(schema, issue.path), notation);
      const remedy = issue.message === NO_LANGUAGE ? languageRemedy(issue.path, source, schema) : wrong.remedy;
      findings.push(whole ? { ...whole, path: issue.path } : { ...wrong, remedy });
    }
  }
  return { findings: [...findings, ...missingPlaceholders(data, schema), ...impossibleDates(source)], pictures };
}
