/** Whether the studio is open, as a text made of words that come with the page: no phone has to format a time. */
import { weekdayOf, type CalendarDate } from './calendar-date.ts';
import { interpolate } from './interpolate.ts';
import { openStatusAt, type OpeningHours } from './opening-hours.ts';

/** What a page carries to say at any moment whether the studio is open. What cannot come about is left out. */
export interface OpenStatusData extends OpeningHours {
  /** The times of day that are said, by their minutes since midnight. */
  times: Readonly<Record<number, string>>;
  /** The days of the week, by their numbers from 0 for Monday, and the dates of openings after a long closure. */
  days?: Readonly<Record<number | CalendarDate, string>> | undefined;
  /** Sentences with `{time}` and `{day}`. */
  says: {
    open: string;
    today: string;
    tomorrow: string;
    onDay?: string | undefined;
    closed?: string | undefined;
  };
}

/** From so many days on, a day of the week could be taken for an earlier one. */
const WEEK_DAYS = 7;

/** @param ms since the epoch, such as `Date.now()` */
export function openStatusText(ms: number, { times, days = {}, says, ...hours }: OpenStatusData): string {
  const now = openStatusAt(ms, hours);
  if (now.open) return interpolate(says.open, { time: times[now.until] ?? '' });
  if (!now.next) return says.closed ?? '';
  const { date, minutes, ahead } = now.next;
  const sentence = [says.today, says.tomorrow][ahead] ?? says.onDay ?? '';
  const day = (ahead >= WEEK_DAYS && days[date]) || days[weekdayOf(date)];
  return interpolate(sentence, { day: day ?? '', time: times[minutes] ?? '' });
}
