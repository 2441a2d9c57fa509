/**
 * When the studio is open: the owner's facts as words for visitors and as groups of days for machines. Free of Astro.
 */
import { interpolate } from '../shared/interpolate.ts';
import { listIn } from './format-list.ts';

/** As studio.yaml names the days of the week, and as schema.org does. */
export const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
type Day = (typeof WEEK)[number];

/** Times of a day as the owner writes them, on the 24-hour clock: `09:30`. */
interface Times {
  opens: string;
  closes: string;
}

/** The hours in studio.yaml. */
export interface Hours extends Times {
  closed?: readonly Day[] | undefined;
  /** Days with times of their own. */
  days?: Readonly<Partial<Record<Day, Times | undefined>>> | undefined;
}

/** Days that are open at the same times. */
export interface DaysWithHours extends Times {
  days: Day[];
}

/** @returns the open days of the week by their times: first those with the studio's usual ones, if there are any */
export function groupByHours({ opens, closes, closed = [], days = {} }: Hours): DaysWithHours[] {
  const open = WEEK.filter((day) => !closed.includes(day));
  const groups = new Map<string, DaysWithHours>([[`${opens}-${closes}`, { days: [], opens, closes }]]);
  for (const day of open) {
    const times = days[day] ?? { opens, closes };
    const key = `${times.opens}-${times.closes}`;
    const group = groups.get(key) ?? { days: [], opens: times.opens, closes: times.closes };
    group.days.push(day);
    groups.set(key, group);
  }
  return [...groups.values()].filter((group) => group.days.length > 0);
}

/** The sentences of words.yaml, with `{days}`, `{opens}` and `{closes}`, and the days' names. */
export interface HoursWords {
  everyDay: string;
  everyDayBut: string;
  onDays: string;
  closedOn: string;
  days: Record<Day, string>;
}

/** A sentence in two. Together they are the sentence, letter for letter. */
export interface HoursLine {
  /** What stands before the times; all of a sentence without times, or with its days behind them. */
  days: string;
  times: string;
}

/** Up to so many days are named as exceptions to "every day"; with more, the open days are named. */
const MAX_EXCEPTIONS = 3;

/** How a language strings names together and tells a time of day. */
interface Formats {
  intl: string;
  clock: Intl.DateTimeFormatOptions;
}

/** Each made once: to make one takes longer than all else that a page does for its hours. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function timeFormatter({ intl, clock }: Formats): Intl.DateTimeFormat {
  const key = JSON.stringify([intl, clock]);
  const known = clocks.get(key) ?? new Intl.DateTimeFormat(intl, { ...clock, timeZone: 'UTC' });
  clocks.set(key, known);
  return known;
}

/** A time of day in a language: `20:30` → `08:30 PM`, `रात 8:30`. */
export function timeIn(time: string, formats: Formats): string {
  const { intl } = formats;
  const parts = timeFormatter(formats).formatToParts(new Date(`2000-01-01T${time}Z`));
  return parts
    .map(({ type, value }) => (type === 'dayPeriod' ? value.toLocaleUpperCase(intl) : value))
    .join('')
    .replace(/\s/g, ' ');
}

/** A sentence of words.yaml with what it is about. */
function lineOf(sentence: string, values: Partial<Record<'days' | 'opens' | 'closes', string>>): HoursLine {
  const opens = sentence.indexOf('{opens}');
  const at = opens > sentence.indexOf('{days}') ? opens : sentence.length;
  return { days: interpolate(sentence.slice(0, at), values), times: interpolate(sentence.slice(at), values) };
}

/**
 * @param formats of the words' language
 * @returns one sentence for each line: the usual times, then days with others, then, if there are such days, the closed
 * ones
 */
export function hoursInWords(hours: Hours, words: HoursWords, formats: Formats): HoursLine[] {
  const named = (days: readonly Day[]) =>
    listIn(
      WEEK.filter((day) => days.includes(day)).map((day) => words.days[day]),
      formats.intl,
    );
  const openings = groupByHours(hours);
  const closed = WEEK.filter((day) => hours.closed?.includes(day));
  const lines = openings.map(({ days, ...times }) => {
    const usual = times.opens === hours.opens && times.closes === hours.closes;
    const others = WEEK.filter((day) => !days.includes(day));
    const told = { opens: timeIn(times.opens, formats), closes: timeIn(times.closes, formats) };
    if (usual && others.length === 0) return lineOf(words.everyDay, told);
    if (usual && others.length <= MAX_EXCEPTIONS) return lineOf(words.everyDayBut, { days: named(others), ...told });
    return lineOf(words.onDays, { days: named(days), ...told });
  });
  // With one line, the days it names show which are closed; with several, a further line names the closed days.
  return openings.length > 1 && closed.length > 0 ? [...lines, lineOf(words.closedOn, { days: named(closed) })] : lines;
}
