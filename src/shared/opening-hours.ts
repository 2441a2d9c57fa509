/**
 * Whether the studio is open at a moment, and until or from when. All of it is India's calendar and clock, whatever the
 * phone's zone; a day's hours end on the day on which they begin.
 */
import { addDays, inIndia, weekdayOf, type CalendarDate } from './calendar-date.ts';

/** Minutes since midnight at which a day's hours begin and end; 0 while the studio is closed all day. */
export type Span = readonly [opens: number, closes: number] | 0;

/** Days with hours of their own. No two of a list share a day. */
type SpecialSpan = readonly [from: CalendarDate, to: CalendarDate, span: Span];

/** The hours of each day of the week, Monday first, and the days with others. */
export interface OpeningHours {
  week: readonly Span[];
  special: readonly SpecialSpan[];
}

/** Days from the one asked about in which the next opening is looked for: more than a year's closure. */
const HORIZON_DAYS = 400;

/** The hours of a day. */
export const spanOn = ({ week, special }: OpeningHours, date: CalendarDate): Span =>
  special.find(([from, to]) => from <= date && date <= to)?.[2] ?? week[weekdayOf(date)] ?? 0;

/** When the studio opens next, and how many days after the day that was asked about that is. */
export interface Opening {
  date: CalendarDate;
  minutes: number;
  ahead: number;
}

/**
 * @returns the first opening on `date` after its minute `after`, or on a later day; nothing when there is none within
 * `HORIZON_DAYS`
 */
function nextOpening(hours: OpeningHours, date: CalendarDate, after = -1): Opening | undefined {
  for (let ahead = 0; ahead < HORIZON_DAYS; ahead += 1) {
    const day = addDays(date, ahead);
    const span = spanOn(hours, day);
    if (span && (ahead || span[0] > after)) return { date: day, minutes: span[0], ahead };
  }
  return undefined;
}

/**
 * At the minute at which it opens the studio is open, at the one at which it closes it is closed.
 * @param ms since the epoch, such as `Date.now()`
 * @returns until which minute of the day the studio is open, or when it opens next
 */
export function openStatusAt(
  ms: number,
  hours: OpeningHours,
): { open: true; until: number } | { open: false; next: Opening | undefined } {
  const { date, minutes } = inIndia(ms);
  const span = spanOn(hours, date);
  if (span && span[0] <= minutes && minutes < span[1]) return { open: true, until: span[1] };
  return { open: false, next: nextOpening(hours, date, minutes) };
}
