/**
 * The dates on which the course is held, reckoned from the owner's facts, and what in them cannot be. Free of Astro:
 * the content check reads them too.
 */
import { addDays, weekdayOf, type CalendarDate } from '../shared/calendar-date.ts';
import { WEEK, type Hours } from './hours.ts';
import { specialDayOn, type SpecialDay } from './special-days.ts';

type Day = (typeof WEEK)[number];

/** One time that the course is held, as course.yaml has it. */
export interface BatchFacts {
  starts: CalendarDate;
  seats?: number | undefined;
  fee?: number | undefined;
  instalments?: readonly { day: number; amount: number }[] | undefined;
  closed?: readonly Day[] | undefined;
  classes?: { from: string; to: string } | undefined;
}

/** Whether its first day is here. No page shows it then, and no other fact can be at odds with it. */
export const hasBegun = ({ starts }: Pick<BatchFacts, 'starts'>, today: CalendarDate): boolean => starts <= today;

/** When the studio is open, as studio.yaml has it. */
export interface StudioDays {
  hours: Hours;
  specialDays?: readonly SpecialDay[] | undefined;
}

/** A studio of which no closed day is known. */
export const ALWAYS_OPEN: StudioDays = { hours: { opens: '00:00', closes: '23:59' } };

/** Closed days in a row after which no further class is looked for: a studio closed for a year is closed for good. */
const MAX_PAUSE_DAYS = 366;

const dayName = (date: CalendarDate): Day => WEEK[weekdayOf(date)] ?? WEEK[0];

const weekdayOff = (date: CalendarDate, { closed }: BatchFacts, { hours }: StudioDays): boolean =>
  (closed ?? hours.closed ?? []).includes(dayName(date));
const closureOn = (date: CalendarDate, studio: StudioDays): boolean =>
  specialDayOn(date, studio.specialDays)?.closed === true;

/**
 * The date of each day of the course, the first of them first.
 * @param count how many days it has
 * @returns fewer when there is no class for so long that it never ends
 */
export function batchDays(
  starts: CalendarDate,
  count: number,
  isClosed: (date: CalendarDate) => boolean,
): CalendarDate[] {
  const dates: CalendarDate[] = [];
  for (let date = starts, pause = 0; dates.length < count && pause < MAX_PAUSE_DAYS; date = addDays(date, 1)) {
    if (isClosed(date)) pause += 1;
    else {
      dates.push(date);
      pause = 0;
    }
  }
  return dates;
}

/** The same for a batch at a studio: without its weekly days off and without the studio's closures. */
export const datesOf = (batch: BatchFacts, count: number, studio: StudioDays): CalendarDate[] =>
  batchDays(batch.starts, count, (date) => weekdayOff(date, batch, studio) || closureOn(date, studio));

/**
 * Class on a day of the week on which the studio is closed, for a batch that has closed days of its own: they count in
 * place of the studio's. One that starts on such a day, or names no closed day at all, means it.
 * @param count how many days the course has
 * @returns the first such date, its day of the week, and the closed days of both
 */
export function classWhileStudioRests(
  batch: BatchFacts,
  count: number,
  studio: StudioDays,
): { date: CalendarDate; day: Day; closed: Day[] } | undefined {
  const { closed = [], starts } = batch;
  const others = (studio.hours.closed ?? []).filter((day) => day !== dayName(starts) && !closed.includes(day));
  if (closed.length === 0) return undefined;
  const date = datesOf(batch, count, studio).find(
    (day) => others.includes(dayName(day)) && specialDayOn(day, studio.specialDays) === undefined,
  );
  if (date === undefined) return undefined;
  return { date, day: dayName(date), closed: WEEK.filter((day) => [...closed, ...others].includes(day)) };
}

/** When the studio opens and closes on a day that is no closure. */
export function hoursOn(date: CalendarDate, { hours, specialDays }: StudioDays): { from: string; to: string } {
  const usual = hours.days?.[dayName(date)] ?? hours;
  const special = specialDayOn(date, specialDays);
  return { from: special?.opens ?? usual.opens, to: special?.closes ?? usual.closes };
}

/** When class begins and ends on a day: at the batch's own times, otherwise while the studio is open. */
export const classTimes = (date: CalendarDate, batch: BatchFacts, studio: StudioDays): { from: string; to: string } =>
  batch.classes ?? hoursOn(date, studio);

/** Days one after the other become one range: [8, 9, 11] → [[8, 9], [11, 11]]. */
export function consecutiveRanges(dates: readonly CalendarDate[]): [from: CalendarDate, to: CalendarDate][] {
  const ranges: [CalendarDate, CalendarDate][] = [];
  for (const date of dates) {
    const last = ranges.at(-1);
    if (last && addDays(last[1], 1) === date) last[1] = date;
    else ranges.push([date, date]);
  }
  return ranges;
}

/** A mistake that the batch alone does not show. */
export interface BatchFault {
  /** Where in the file: the batch's index, then its fields. */
  path: (string | number)[];
  kind: 'startsOnDayOff' | 'startsWhileClosed' | 'neverEnds';
  /** The date on which the batch is to start, its day of the week, and the first date with class, if any comes. */
  starts: CalendarDate;
  day: Day;
  first: CalendarDate | undefined;
  cause: string;
  remedy: string;
}

type Fault = Pick<BatchFault, 'kind' | 'cause' | 'remedy'>;

function startFaults(batch: BatchFacts, studio: StudioDays, first: CalendarDate | undefined): Fault[] {
  const { starts } = batch;
  const remedy = first ? `Write the first day with class, such as ${first}.` : 'Write a day on which there is class.';
  if (weekdayOff(starts, batch, studio)) {
    const cause = `A batch starts on ${starts}, a ${dayName(starts)}, and that day has no class.`;
    return [{ kind: 'startsOnDayOff', cause, remedy }];
  }
  const cause = `A batch starts on ${starts}, when the studio is closed (specialDays in studio.yaml).`;
  return closureOn(starts, studio) ? [{ kind: 'startsWhileClosed', cause, remedy }] : [];
}

const NEVER_ENDS: Fault = {
  kind: 'neverEnds',
  cause: 'With so many closed days the course never ends.',
  remedy: 'Take out some of the days in `closed`, or correct specialDays in studio.yaml.',
};

/**
 * The mistakes in the batches that only the studio's days show. One that has begun has none, whatever these days are.
 * @param count how many days the course has
 * @param today in India
 */
export const batchFaults = (
  batches: readonly BatchFacts[],
  count: number,
  studio: StudioDays,
  today: CalendarDate,
): BatchFault[] =>
  batches.flatMap((batch, at) => {
    if (hasBegun(batch, today)) return [];
    const { starts } = batch;
    const [first] = datesOf(batch, 1, studio);
    const isEndless = datesOf(batch, count, studio).length < count;
    return [...startFaults(batch, studio, first), ...(isEndless ? [NEVER_ENDS] : [])].map((fault) => ({
      path: [at, 'starts'],
      starts,
      day: dayName(starts),
      first,
      ...fault,
    }));
  });
