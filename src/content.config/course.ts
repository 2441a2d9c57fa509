/** The master class: its facts, and what is said of it. */
import { z } from 'astro/zod';
import { CARD_DAYS } from '../lib/course-days.ts';
import { WEEK } from '../lib/hours.ts';
import {
  calendarDate,
  clock,
  drawnTitle,
  focus,
  type ImageSchema,
  perLocale,
  picture,
  rupees,
  sentence,
  text,
  words,
} from './fields.ts';
import { refuseBatch, refuseBesideDays, refuseCardDays, refuseSameStart } from './course-rules.ts';

const batch = z
  .strictObject({
    starts: calendarDate.describe('the first day, such as 2026-12-07'),
    seats: z.number().int().positive().optional().describe('how many students it takes; may be left out'),
    fee: rupees.optional().describe('the whole fee in rupees, such as 25000; may be left out'),
    instalments: z
      .array(
        z.strictObject({
          day: z.number().int().positive().describe('the day of the course on which it is due, such as 1'),
          amount: rupees,
        }),
      )
      .optional()
      .describe('the parts in which the fee is paid; together they are the fee; may be left out'),
    closed: z
      .array(z.enum(WEEK).describe('a day of the week in English, such as Sunday'))
      .optional()
      .describe('the days of the week without class, such as [Sunday]; the studio’s closed days when left out'),
    classes: z
      .strictObject({ from: clock, to: clock })
      .optional()
      .describe('when class begins and ends, such as { from: "11:00", to: "15:00" }; the studio’s hours when left out'),
  })
  .superRefine(refuseBatch);

const stage = z.strictObject({
  from: z.number().int().positive().describe('the day on which it begins, such as 4; it is the first day of a card'),
  name: perLocale('what the stage is called'),
});

/**
 * All times that the course is held. What the studio's days ask of them besides is said by batchFaults of
 * src/lib/batch-dates.ts.
 */
export const batchesSchema = z.array(batch).superRefine(refuseSameStart);

export const courseFactsSchema = <Picture>(image: ImageSchema<Picture>) =>
  z
    .strictObject({
      share: picture(image)
        .optional()
        .describe(
          'the picture beside the title of the course, and beside a link to it in a chat, such as gallery/studio/01-room.jpg; left out, it is the first photo of the studio, else the first slide',
        ),
      focus: focus.optional(),
      days: z
        .array(
          z
            .union([z.number(), z.string()])
            .transform(String)
            .pipe(z.string().regex(CARD_DAYS))
            .describe('the days of one card, such as 1 or 17-19'),
        )
        .min(1)
        .superRefine(refuseCardDays)
        .describe('the days of the course, card by card, such as [1, 2-3, 4]'),
      stages: z
        .array(stage)
        .optional()
        .describe('the stages in which the cards stand, each from one of the days on; may be left out'),
      batches: batchesSchema
        .optional()
        .describe('the dates of the course, one group for each time it is held; may be left out'),
    })
    .superRefine(refuseBesideDays);

export const courseSchema = z.strictObject({
  title: drawnTitle,
  description: text,
  certified: text.describe("the whole line, such as 'Certified by Mehrab Beauty Academy, Lucknow'"),
  tagline: text,
  intro: text,
  book: text,
  join: text,
  chat: text.describe('the text that the chat starts with'),
  cards: z
    .array(
      z.strictObject({
        title: text,
        points: z
          .array(text)
          .min(3)
          .max(6)
          .describe('three to six lines; the last one says what the student can do then, and stands under the title'),
      }),
    )
    .min(1)
    .describe('what is taught, in the order of the days in src/content/course.yaml'),
});

/** What stands below a number that is set large, without it: in the same two plural forms. */
const pluralLabel = z.strictObject({ one: text, other: text });

/** The site's own words around the cards. */
export const courseWords = words('certificate').extend({
  day: z.strictObject({
    one: sentence('n'),
    two: sentence('first', 'last'),
    more: sentence('first', 'last'),
  }),
  stage: z.strictObject({ one: sentence('n'), more: sentence('first', 'last') }),
  topics: pluralLabel,
  days: pluralLabel,
});

/** Those around the dates. */
export const batchesWords = words(
  'title',
  'lastDay',
  'seats',
  'fee',
  'classes',
  'instalments',
  'calendar',
  'ask',
  'share',
  'copied',
  'notCopied',
).extend({
  starts: sentence('date'),
  below: sentence('date').describe('whose dates the cards below say, where there are several batches'),
  times: sentence('from', 'to'),
  chat: sentence('date').describe('what the chat says of the batch, behind its usual text'),
});
