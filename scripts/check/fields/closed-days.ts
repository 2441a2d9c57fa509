/** Days that are said to be closed, or not to be, in words that studio.yaml has no place for. */
import { WEEK } from '../../../src/lib/hours.ts';
import { nearest } from '../../../src/shared/did-you-mean.ts';
import { valueAt } from '../../../src/shared/value-at.ts';
import { fieldTitle, capitalized } from './title.ts';
import type { FieldFinding } from './read-fields.ts';
import type { Path, ParsedText } from '../yaml/parse-file.ts';
import { error } from '../problem.ts';

/** Words that stand for hours on a day without any. */
const CLOSED = /^(closed?|off|holiday|no|none|बंद|बन्द|छुट्टी)$/i;
/** Words that stand where only `true` may, and mean the opposite. */
const NOT_CLOSED = /^(no|false|off|open|नहीं|खुला)$/i;

/** What is deleted besides: between braces a comma that is left alone is an error. */
const comma = (inBraces: boolean) => (inBraces ? ' and the comma beside it' : '');

/** Whether a group of fields says nothing but `closed: true`, as one of special days may. */
function isClosedGroup(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  const [[field, said] = [], ...others] = Object.entries(value);
  return field === 'closed' && others.length === 0 && /^(true|yes)$/i.test(String(said));
}

const saysClosed = (value: unknown): boolean =>
  value === false || (typeof value === 'string' && CLOSED.test(value.trim())) || isClosedGroup(value);

/** The days of the week that `closed` of the hours names, however it is written: what else is wrong is said of it. */
const daysNamedIn = (closed: unknown): string[] =>
  [closed]
    .flat()
    .filter((each) => typeof each === 'string')
    .flatMap((each) => each.split(/\P{L}+/u))
    .flatMap((word) => nearest(word, WEEK) ?? []);

/**
 * What to do about the hours at `path`, such as those of `Sunday`, in whose place it says that the studio is closed.
 * @returns nothing where something else stands there
 */
export function closedWeekdayRemedy(path: Path, source: ParsedText): string | undefined {
  const [group, days, day] = path.slice(-3);
  if (group !== 'hours' || days !== 'days' || !saysClosed(valueAt(source.data, path))) return undefined;
  const around = path.slice(0, -2);
  const hours = valueAt(source.data, around);
  const perDay = Object.entries(valueAt(hours, ['days']) ?? {});
  const closed = valueAt(hours, ['closed']);
  const all = [...daysNamedIn(closed), ...perDay.filter(([, value]) => saysClosed(value)).map(([name]) => name)];
  const list = `\`closed: [${WEEK.filter((name) => all.includes(name)).join(', ')}]\``;
  const inBraces = source.isInBrackets(around);
  const rest = perDay.some(([, value]) => !saysClosed(value));
  const written = source.written(path);
  const one = written === undefined ? `\`${String(day)}\` with all that it says` : `\`${String(day)}: ${written}\``;
  const gone = rest
    ? `${one}${comma(source.isInBrackets(path.slice(0, -1)))}`
    : `\`days\` with all that it says${comma(inBraces)}`;
  if (closed !== undefined) return `Delete ${gone}, and change \`closed\` to ${list}.`;
  return inBraces
    ? `Delete ${gone}, and write ${list.replace(/`$/, ',`')} behind the { of \`hours\`.`
    : `Delete ${gone}, and write ${list} on a line of its own below \`hours\`, as far to the right as \`opens\`.`;
}

/**
 * What is wrong with the hours at `path` whose only field says that the studio is closed.
 * @returns nothing where something else stands there
 */
export function closedWeekdayFinding(path: Path, source: ParsedText): FieldFinding | undefined {
  const remedy = isClosedGroup(valueAt(source.data, path)) ? closedWeekdayRemedy(path, source) : undefined;
  return remedy === undefined
    ? undefined
    : { ...error(capitalized(`${fieldTitle(path)} has no hours: it says that the studio is closed.`), remedy), path };
}

/**
 * What to do about `closed` of special days that says that they are not.
 * @returns nothing where something else stands there
 */
export function openSpecialDaysRemedy(path: Path, source: ParsedText): string | undefined {
  const [list, , field] = path.slice(-3);
  const value = valueAt(source.data, path);
  const isOpen = value === false || (typeof value === 'string' && NOT_CLOSED.test(value.trim()));
  if (list !== 'specialDays' || field !== 'closed' || !isOpen) return undefined;
  const row = path.slice(0, -1);
  const inBraces = source.isInBrackets(row);
  const missing = ['opens: "11:00"', 'closes: "16:00"'].filter(
    (line) => valueAt(source.data, [...row, line.split(':')[0] ?? '']) === undefined,
  );
  const [first, second] = missing;
  if (first === undefined) return `Delete \`closed: ${source.written(path) ?? ''}\`${comma(inBraces)}.`;
  const write =
    inBraces || second === undefined ? `\`${missing.join(', ')}\` in its place` : `\`${first}\` in its place`;
  const below =
    inBraces || second === undefined ? '' : `, and \`${second}\` on a line of its own below it, as far to the right`;
  return `Write ${write}${below}, with the times of these days.`;
}
