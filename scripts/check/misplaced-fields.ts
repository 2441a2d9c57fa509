/** Fields that are right and stand in the wrong group, most often by the spaces at the beginning of their lines. */
import { valueAt } from '../../src/shared/value-at.ts';
import { capitalized } from './field-title.ts';
import { error, type CheckFinding } from './problem.ts';
import { fieldsAt, isGroupAt, isOptionalAt, type Schema } from './schema-path.ts';
import type { ParsedText, Path } from './parse-file.ts';

/** By how many spaces files of this project indent. */
const STEP = 2;

const isWithin = (path: Path, group: Path) => group.every((step, at) => path[at] === step);
const isSame = (one: Path, other: Path) => one.length === other.length && isWithin(one, other);

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
export function homeOf(key: string, around: Path, schema: Schema, { data }: ParsedText): Path | undefined {
  const entry = around.slice(0, around.findLastIndex((step) => typeof step === 'number') + 1);
  const groups = [...groupsBelow(schema, entry), ...(entry.length > 0 ? groupsBelow(schema, []) : [])].filter(
    (group) => !isSame(group, around) && fieldsAt(schema, group).includes(key),
  );
  const lacking = groups.filter((group) => valueAt(data, [...group, key]) === undefined);
  const written = lacking.filter((group) => {
    const value = valueAt(data, group);
    return value === null || (typeof value === 'object' && !Array.isArray(value));
  });
  const above = fieldAbove(schema, around, key, data);
  const nearby = above === undefined ? [] : written.filter((group) => isWithin(group, [...around, above]));
  const needing = written.filter((group) => !isOptionalAt(schema, [...group, key]));
  const unwritten = lacking.filter(
    (group) => isSame(group.slice(0, -1), around) && isGroupAt(schema, group) && valueAt(data, group) === undefined,
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

/** What to do about the field at `path`, which belongs at `home`. */
export function misplacedField(path: Path, home: Path, source: ParsedText): CheckFinding {
  const { data } = source;
  const key = String(path.at(-1));
  const [group, around] = [home.slice(0, -1), String(home.at(-2))];
  if (group.length === 0)
    return error(
      capitalized(`\`${key}\` begins too far right: it belongs to no group.`),
      'Begin its line at the left edge.',
    );
  const spaces = indentIn(source, group);
  if (typeof home.at(-2) === 'number') {
    const [first = ''] = Object.keys(valueAt(data, group) ?? {});
    return error(
      capitalized(`\`${key}\` begins too far right: it does not belong below \`${String(path.at(-2))}\`.`),
      spaces === undefined
        ? 'Write it between the outer curly brackets.'
        : `Begin its line with ${spaces} spaces, as \`${first}\` does.`,
    );
  }
  if (valueAt(data, group) === undefined) {
    const indent = indentAt(source, path) ?? 0;
    const place =
      indent === 0 ? 'at the left edge of a line above it' : `in a line above it that begins with ${indent} spaces`;
    return error(
      `\`${key}\` belongs below a line \`${around}:\`, which is not there.`,
      `Write \`${around}:\` ${place}, and begin this line with ${indent + STEP}${indent === 0 ? ' spaces' : ''}.`,
    );
  }
  const cause = capitalized(`\`${key}\` begins too far left or right: it belongs below \`${around}\`.`);
  if (spaces === undefined) return error(cause, `Write it between the curly brackets behind \`${around}:\`.`);
  const isEmpty = valueAt(data, group) === null;
  const [below] = Object.keys(valueAt(data, path) ?? {});
  const isAbove = below !== undefined && source.line([...path, below]) !== source.line(path);
  const more = isAbove ? ' Move the lines below it as far to the right.' : '';
  return error(
    cause,
    isEmpty
      ? `Let its line stand right below \`${around}:\` and begin with ${spaces} spaces.${more}`
      : `Let its line stand among those below \`${around}:\` and begin with ${spaces} spaces, as they do.${more}`,
  );
}
