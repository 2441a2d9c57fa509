/** The coming dates of the course, finished for a page: in its language, with their links. */
import { getEntry } from 'astro:content';
import { todayInIndia, type CalendarDate } from '../shared/calendar-date.ts';
import type { CalendarEvent } from '../shared/icalendar.ts';
import { interpolate } from '../shared/interpolate.ts';
import { batchFaults, classTimes, datesOf, consecutiveRanges, hasBegun, type BatchFacts } from './batch-dates.ts';
import { getCourse } from './course.ts';
import { dayLabel, lastDay } from './course-days.ts';
import { requireEntry } from './require-entry.ts';
import { dateIn, rupeesText, dateRangesText } from './format.ts';
import { timeIn } from './hours.ts';
import { settingsOf, type Locale } from './locales.ts';
import { batchDatesFile, fileIn } from './routes.ts';
import { getStudio, type Studio } from './studio.ts';
import { href } from './urls.ts';
import { getWords } from './words.ts';

const FACTS = 'course.yaml';

/** A day of the calendar, and as the page's language writes it. */
interface ShownDate {
  date: CalendarDate;
  text: string;
}

/** The batches that have not begun in India when the site is built, the next one first. */
export async function getBatches(locale: Locale) {
  const [facts, studio, words, course] = await Promise.all([
    getEntry('courseFacts', FACTS),
    getStudio(locale),
    getWords(locale),
    getCourse(locale),
  ]);
  const { batches = [], days } = requireEntry(facts, FACTS).data;
  const count = lastDay(days);
  const today = todayInIndia();
  const [fault] = batchFaults(batches, count, studio, today);
  if (fault) throw new Error(`src/content/${FACTS}: ${fault.cause} ${fault.remedy}`);
  const shown = (date: CalendarDate): ShownDate => ({ date, text: dateIn(date, locale) });
  return batches
    .filter((batch) => !hasBegun(batch, today))
    .sort((one, other) => (one.starts < other.starts ? -1 : 1))
    .map((batch) => {
      const dates = datesOf(batch, count, studio);
      const starts = shown(batch.starts);
      const { seats, fee, classes, instalments = [] } = batch;
      return {
        starts,
        ends: shown(dates.at(-1) ?? batch.starts),
        seats,
        fee,
        feeText: fee && rupeesText(fee),
        classes: classes && {
          from: timeIn(classes.from, settingsOf(locale)),
          to: timeIn(classes.to, settingsOf(locale)),
        },
        instalments: instalments
          .toSorted((one, other) => one.day - other.day)
          .map(({ day, amount }) => ({
            ...shown(dates[day - 1] ?? batch.starts),
            amount: rupeesText(amount),
          })),
        /** What the dates of each card are, in words. */
        cardDates: course.cards.map(({ numbers }) =>
          dateRangesText(consecutiveRanges(numbers.flatMap((day) => dates[day - 1] ?? [])), locale),
        ),
        chatLink: studio.chatLink(`${course.chat}\n${interpolate(words.batches.chat, { date: starts.text })}`),
        calendar: href(fileIn(batchDatesFile(batch.starts), locale)),
        events: course.cards.flatMap(({ numbers, title }) =>
          numbers.map((day) => ({
            ...eventOf(dates[day - 1] ?? batch.starts, batch, day, studio),
            title: `${dayLabel([day], words.course.day)}: ${title}`,
          })),
        ),
      };
    });
}

export type Batch = Awaited<ReturnType<typeof getBatches>>[number];

/** A day of a batch as an appointment. Its name says nothing of the language: in both it is the same day. */
const eventOf = (date: CalendarDate, batch: BatchFacts, day: number, studio: Studio): Omit<CalendarEvent, 'title'> => ({
  uid: `course-${batch.starts}-day-${day}@${studio.email.split('@').at(-1)}`,
  date,
  ...classTimes(date, batch, studio),
  location: `${studio.name}, ${studio.addressLine}`,
});
