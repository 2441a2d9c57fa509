/** Days with hours of their own, and lines that are shown for some days, as the owner writes them. Free of Astro. */
import { addDays, daysBetween, type CalendarDate } from '../shared/calendar-date.ts';
import { interpolate } from '../shared/interpolate.ts';
import { dateRangeIn } from './format.ts';
import { timeIn } from './hours.ts';
import { settingsOf, type Locale } from './locales.ts';

/** The first and the last day; a single day has no `to`. */
interface Dates {
  from: CalendarDate;
  to?: CalendarDate | undefined;
}

/** A closure, or days with other hours: as on the 24-hour clock, `09:30`. */
export interface SpecialDay extends Dates {
  closed?: true | undefined;
  opens?: string | undefined;
  closes?: string | undefined;
}

/** The last day. */
export const endOf = ({ from, to = from }: Dates): CalendarDate => to;

/** Those that are not over on a day, in the order of their first days. */
export const notOver = <Entry extends Dates>(entries: readonly Entry[] = [], today: CalendarDate): Entry[] =>
  entries.filter((entry) => endOf(entry) >= today).sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));

const lengthOf = (entry: Dates): number => daysBetween(entry.from, endOf(entry));

/**
 * The one that counts on a day: the shortest, so that a day of a long closure can have hours; of two equally long ones
 * the later in `entries`.
 */
export function specialDayOn<Entry extends SpecialDay>(
  date: CalendarDate,
  entries: readonly Entry[] = [],
): Entry | undefined {
  const covering = entries.filter((entry) => entry.from <= date && date <= endOf(entry));
  const shortest = Math.min(...covering.map(lengthOf));
  return covering.findLast((entry) => lengthOf(entry) === shortest);
}

/** The same days without overlaps, in order: each belongs to the entry that counts on it. */
export function withoutOverlaps<Entry extends SpecialDay>(entries: readonly Entry[]): (Entry & { to: CalendarDate })[] {
  const starts = entries.flatMap((entry) => [entry.from, addDays(endOf(entry), 1)]);
  const edges = [...new Set(starts)].sort();
  const parts: { from: CalendarDate; to: CalendarDate; entry: Entry }[] = [];
  for (const [at, from] of edges.entries()) {
    const entry = specialDayOn(from, entries);
    if (!entry) continue;
    const to = addDays(edges[at + 1] ?? from, -1);
    const last = parts.at(-1);
    if (last?.entry === entry && addDays(last.to, 1) === from) last.to = to;
    else parts.push({ from, to, entry });
  }
  return parts.map(({ from, to, entry }) => ({ ...entry, from, to }));
}

export interface SpecialDaysWords {
  closedDays: string;
  closedDaysFor: string;
  otherHours: string;
  otherHoursFor: string;
}

/** A sentence in parts: what stands before its dates; the dates and what follows; the times, if it tells them. */
const partsOf = (sentence: string, values: Record<string, string>): string[] =>
  sentence.split(/(?=\{dates\}|\{opens\})/).map((part) => interpolate(part, values).trim());

/** Special days as sentences that stay true, in parts that a line had better not break, and the last day of each. */
export const specialDaysInWords = (
  special: readonly (SpecialDay & { reason?: string | undefined })[],
  words: SpecialDaysWords,
  locale: Locale,
): { parts: string[]; until: CalendarDate }[] =>
  special.map((entry) => {
    const { from, opens, closes, reason = '' } = entry;
    const until = endOf(entry);
    const dates = dateRangeIn(from, until, locale);
    if (!opens || !closes)
      return { parts: partsOf(reason ? words.closedDaysFor : words.closedDays, { reason, dates }), until };
    const times = { opens: timeIn(opens, settingsOf(locale)), closes: timeIn(closes, settingsOf(locale)) };
    return { parts: partsOf(reason ? words.otherHoursFor : words.otherHours, { reason, dates, ...times }), until };
  });
