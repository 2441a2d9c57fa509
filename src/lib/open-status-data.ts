/** What a page carries to say whether the studio is open. Free of Astro. */
import { addDays, daysBetween, type CalendarDate } from '../shared/calendar-date.ts';
import type { OpenStatusData } from '../shared/open-status-text.ts';
import { spanOn, type OpeningHours, type Span } from '../shared/opening-hours.ts';
import { dateIn } from './format.ts';
import { WEEK, timeIn, type Hours, type HoursWords } from './hours.ts';
import { settingsOf, type Locale } from './locales.ts';
import { withoutOverlaps, type SpecialDay } from './special-days.ts';

/** A day of the week may come again: openings after so many closed days are named by their dates. */
const LONG_CLOSURE_DAYS = 6;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clockText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The hours of the week and of special days, as numbers. */
function openingHoursOf(
  { opens, closes, closed = [], days = {} }: Hours,
  special: readonly SpecialDay[],
): OpeningHours {
  const spanOf = (times: { opens?: string | undefined; closes?: string | undefined }): Span =>
    times.opens && times.closes ? [minutesOf(times.opens), minutesOf(times.closes)] : 0;
  return {
    week: WEEK.map((day) => (closed.includes(day) ? 0 : spanOf(days[day] ?? { opens, closes }))),
    special: withoutOverlaps(special).map((entry) => [entry.from, entry.to, spanOf(entry)]),
  };
}

/** The days that open after a long closure. */
function openingsAfterClosures(openingHours: OpeningHours): CalendarDate[] {
  const [first, last] = [openingHours.special[0], openingHours.special.at(-1)];
  if (!first || !last) return [];
  // From almost a week before: weekly days off just before the first closure make it longer.
  const begin = addDays(first[0], -LONG_CLOSURE_DAYS);
  const openings: CalendarDate[] = [];
  let closed = 0;
  for (let ahead = 0; ahead <= daysBetween(begin, last[1]) + WEEK.length; ahead += 1) {
    const date = addDays(begin, ahead);
    const isOpen = spanOn(openingHours, date) !== 0;
    if (isOpen && closed >= LONG_CLOSURE_DAYS) openings.push(date);
    closed = isOpen ? 0 : closed + 1;
  }
  return openings;
}

export interface OpenStatusWords {
  open: string;
  opensToday: string;
  opensTomorrow: string;
  opensOn: string;
  closed: string;
}

/** @param special those days that are not over */
export function openStatusData(
  hours: Hours,
  special: readonly SpecialDay[],
  words: OpenStatusWords,
  weekdays: HoursWords['days'],
  locale: Locale,
): OpenStatusData {
  const openingHours = openingHoursOf(hours, special);
  const spans = [...openingHours.week, ...openingHours.special.map(([, , span]) => span)];
  const times = [...new Set(spans.flatMap((span) => (span === 0 ? [] : span)))];
  // A studio that is open every day opens today or tomorrow.
  const closures = spans.includes(0);
  const names = WEEK.map((day, at) => [at, weekdays[day]]);
  const dates = openingsAfterClosures(openingHours).map((date) => [date, dateIn(date, locale)]);
  return {
    ...openingHours,
    times: Object.fromEntries(times.map((minutes) => [minutes, timeIn(clockText(minutes), settingsOf(locale))])),
    ...(closures && { days: Object.fromEntries([...names, ...dates]) as Record<string, string> }),
    says: {
      open: words.open,
      today: words.opensToday,
      tomorrow: words.opensTomorrow,
      ...(closures && { onDay: words.opensOn }),
      ...(special.length > 0 && { closed: words.closed }),
    },
  };
}
