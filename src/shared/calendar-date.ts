/**
 * Days of the calendar as text, `2026-12-07`, and the clock in India. Reckoned in UTC, which has no summer time: what
 * comes out is the same whatever the zone of the machine or the phone.
 */

/** A day as `YYYY-MM-DD`. Two of them compare like the days. */
export type CalendarDate = string;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Minutes that India's clock is ahead of UTC, in summer and winter alike. */
const IST_AHEAD_MIN = 330;

/** The language reads a day without a time in UTC. */
const toMs = (date: CalendarDate): number => Date.parse(date);
const fromMs = (ms: number): CalendarDate => new Date(ms).toISOString().slice(0, 10);

/** Whether a text is a day that exists: not `2026-02-30`, and `2028-02-29` but not `2027-02-29`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const ms = toMs(text);
  return !Number.isNaN(ms) && fromMs(ms) === text;
}

/** @param days may be negative */
export const addDays = (date: CalendarDate, days: number): CalendarDate => fromMs(toMs(date) + days * DAY_MS);

/** How many days `to` is later than `from`; negative when it is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => (toMs(to) - toMs(from)) / DAY_MS;

/** The day of the week: 0 is Monday, 6 is Sunday. */
export const weekdayOf = (date: CalendarDate): number => (new Date(toMs(date)).getUTCDay() + 6) % 7;

/** What a clock on a wall in India shows. @param ms since the epoch, such as `Date.now()` */
export function inIndia(ms: number): { date: CalendarDate; minutes: number } {
  const shifted = ms + IST_AHEAD_MIN * MINUTE_MS;
  return { date: fromMs(shifted), minutes: Math.floor((shifted % DAY_MS) / MINUTE_MS) };
}

/** The day that it is in India. */
export const todayInIndia = (): CalendarDate => inIndia(Date.now()).date;
