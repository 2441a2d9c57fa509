/** Fields that are right and stand in the wrong group, most often by the spaces at the beginning of their lines. */
import { valueAt } from '../../../src/shared/value-at.ts';
import { listWithAnd } from '../../terminal/sentence-list.ts';
import { capitalized } from './title.ts';
import { beginsWith, isSamePath } from './paths.ts';
import { error, type CheckFinding } from '../problem.ts';
import { fieldsAt, isGroupAt, isOptionalAt, type Schema } from './schema-path.ts';
import type { FieldFinding } from './read-fields.ts';
import type { ParsedText, Path } from '../yaml/parse-file.ts';

/** By how many spaces files of this project indent. */
const STEP = 2;

/** A field at `path` that belongs at `home`. */
interface MisplacedField {
  path: Path;
  home: Path;
}

/** The groups at `path` and below it, down to lists. */
const groupsBelow = (schema: Schema, path: Path): Path[] => {
  const fields = fieldsAt(schema, path);
  return fields.length === 0 ? [] : [path, ...fields.flatMap((field) => groupsBelow(schema, [...path, field]))];
};

/** The field of the group at `around` that stands above `key` and is known there. */
function fieldAbove(schema: Schema, around: Path, key: string, data: unknown): string | undefined {
  const written = Object.keys(valueAt(data, around) ?? {});
  const known = fieldsAt(schema, around);
  return written.slice(0, written.indexOf(key)).findLast((field) => known.includes(field));
}

/**
 * Where a field belongs that is unknown in the group at `around`: where one of its name may stand and does not.
 * @returns its path; nothing where no group lacks it, or several do that are equally near
 */
export function rightPlaceOf(key: string, around: Path, schema: Schema, { data }: ParsedText): Path | undefined {
  const entry = around.slice(0, around.findLastIndex((step) => typeof step === 'number') + 1);
  const groups = [...groupsBelow(schema, entry), ...(entry.length > 0 ? groupsBelow(schema, []) : [])].filter(
    (group) => !isSamePath(group, around) && fieldsAt(schema, group).includes(key),
  );
  const lacking = groups.filter((group) => valueAt(data, [...group, key]) === undefined);
  const written = lacking.filter((group) => {
    const value = valueAt(data, group);
    return value === null || (typeof value === 'object' && !Array.isArray(value));
  });
  const above = fieldAbove(schema, around, key, data);
  const nearby = above === undefined ? [] : written.filter((group) => beginsWith(group, [...around, above]));
  const needing = written.filter((group) => !isOptionalAt(schema, [...group, key]));
  const unwritten = lacking.filter(
    (group) => isSamePath(group.slice(0, -1), around) && isGroupAt(schema, group) && valueAt(data, group) === undefined,
  );
  const [only, another] = written.length > 0 ? written : unwritten;
  const home = nearby[0] ?? needing[0] ?? (another ? undefined : only);
  return home && [...home, key];
}

/** How many spaces the field at `path` begins with; nothing where it stands between curly brackets. */
function indentAt(source: ParsedText, path: Path): number | undefined {
  const written = source.lines[(source.line(path) ?? 0) - 1] ?? '';
  // The hyphen of a row counts, for the row's other fields stand below its first.
  const [before = ''] = /^\s*(?:-\s+)?/.exec(written.replace(/^\uFEFF/, '')) ?? [];
  return written.slice(before.length).startsWith(String(path.at(-1))) ? before.length : undefined;
}

/** How many spaces the fields of the group at `path` begin with. */
function indentIn(source: ParsedText, path: Path): number | undefined {
  const [first] = Object.keys(valueAt(source.data, path) ?? {});
  const own = first === undefined ? indentAt(source, path) : indentAt(source, [...path, first]);
  return own === undefined || first !== undefined ? own : own + STEP;
}

/** Whether lines below that of the field at `path` belong to it. */
function hasLinesBelow(source: ParsedText, path: Path): boolean {
  const [below] = Object.keys(valueAt(source.data, path) ?? {});
  return below !== undefined && source.line([...path, below]) !== source.line(path);
}

/** Whether others follow the field at `path`, in its group or in a group around that is still within `group`. */
function isFollowed(source: ParsedText, path: Path, group: Path): boolean {
  return path.some((step, at) => {
    if (at <= group.length) return false;
    const around = valueAt(source.data, path.slice(0, at));
    return Array.isArray(around)
      ? step !== around.length - 1
      : source.fields(path.slice(0, at)).at(-1)?.name !== String(step);
  });
}

/** What to do about the field at `path`, which belongs to `group` and stands in a group within that. */
function fieldTooDeep(path: Path, group: Path, source: ParsedText): CheckFinding {
  const key = String(path.at(-1));
  const [first = ''] = Object.keys(valueAt(source.data, group) ?? {});
  const spaces = indentIn(source, group);
  const within = group.length === 0 ? 'it belongs to no group' : `it does not belong below \`${String(path.at(-2))}\``;
  const cause = capitalized(`\`${key}\` begins too far right: ${within}.`);
  if (spaces === undefined) return error(cause, 'Write it between the outer curly brackets.');
  const edge = group.length === 0 ? 'at the left edge' : `with ${spaces} spaces, as \`${first}\` does`;
  const end = `below the last line of \`${String(path[group.length])}\`, and begin it ${edge}.`;
  if (indentAt(source, path) === undefined) return error(cause, `Take it out of the curly brackets, write it ${end}`);
  // Moved to the left where it stands, it would tear off the fields below it.
  if (isFollowed(source, path, group))
    return error(cause, `Move it ${hasLinesBelow(source, path) ? 'and its own lines ' : ''}${end}`);
  return error(cause, `Begin its line ${edge}.`);
}

/** Names as a part of a sentence: `a`, `b` and `c`. */
const quotedList = (names: readonly string[]): string => listWithAnd(names.map((name) => `\`${name}\``));

/** What to do about the fields at `paths`, all in one group, which belong below a line `name:` that is not there. */
function fieldsOfMissingGroup(paths: readonly Path[], name: string, source: ParsedText): CheckFinding {
  const [first = []] = paths;
  const keys = paths.map((path) => String(path.at(-1)));
  const indent = indentAt(source, first) ?? 0;
  const isOne = keys.length === 1;
  const above = `right above ${isOne ? 'it' : quotedList(keys.slice(0, 1))}`;
  const place =
    indent === 0 ? `at the left edge of a line ${above}` : `in a line ${above} that begins with ${indent} spaces`;
  const rest = isOne
    ? `and begin this line with ${indent + STEP}${indent === 0 ? ' spaces' : ''}.`
    : `and right below it the lines of ${quotedList(keys)}, each with ${indent + STEP} spaces at its beginning.`;
  const high = paths.filter((path) => hasLinesBelow(source, path)).map((path) => String(path.at(-1)));
  const more = high.length > 0 ? ` Move the lines below ${isOne ? 'it' : quotedList(high)} as far to the right.` : '';
  return error(
    `${quotedList(keys)} ${isOne ? 'belongs' : 'belong'} below a line \`${name}:\`, which is not there.`,
    `Write \`${name}:\` ${place}, ${rest}${more}`,
  );
}

/** What to do about the field at `path`, which belongs at `home`, in a group that is there. */
function misplacedField({ path, home }: MisplacedField, source: ParsedText): CheckFinding {
  const { data } = source;
  const key = String(path.at(-1));
  const [group, around] = [home.slice(0, -1), String(home.at(-2))];
  if (beginsWith(path, group)) return fieldTooDeep(path, group, source);
  const spaces = indentIn(source, group);
  const cause = capitalized(`\`${key}\` begins too far left or right: it belongs below \`${around}\`.`);
  if (spaces === undefined) return error(cause, `Write it between the curly brackets behind \`${around}:\`.`);
  const isEmpty = valueAt(data, group) === null;
  const more = hasLinesBelow(source, path) ? ' Move the lines below it as far to the right.' : '';
  return error(
    cause,
    isEmpty
      ? `Let its line stand right below \`${around}:\` and begin with ${spaces} spaces.${more}`
      : `Let its line stand among those below \`${around}:\` and begin with ${spaces} spaces, as they do.${more}`,
  );
}

/**
 * What to do about fields of one group that belong elsewhere.
 * @returns a finding for each, at its path; one, at the first, for all that belong to the same group that is not there
 */
export function misplacedFields(fields: readonly MisplacedField[], source: ParsedText): FieldFinding[] {
  return fields.flatMap((field) => {
    const { path, home } = field;
    const group = home.slice(0, -1);
    if (valueAt(source.data, group) !== undefined) return [{ ...misplacedField(field, source), path }];
    const together = fields.filter((other) => isSamePath(other.home.slice(0, -1), group));
    if (together[0] !== field) return [];
    const paths = together.map((other) => other.path);
    return [{ ...fieldsOfMissingGroup(paths, String(group.at(-1)), source), path }];
  });
}
