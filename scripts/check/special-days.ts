/** Special days and notices that can be, and that their owner most likely does not mean. */
import type { ZodType } from 'astro/zod';
import { noticeSchema, specialDaySchema } from '../../src/content.config/studio.ts';
import { LOCALES, inLocale } from '../../src/lib/locales.ts';
import { endOf, notOver } from '../../src/lib/special-days.ts';
import { daysBetween, todayInIndia, type CalendarDate } from '../../src/shared/calendar-date.ts';
import type { FieldFinding } from './fields/read-fields.ts';
import { advice } from './problem.ts';
import type { Path } from './yaml/parse-file.ts';

/** Nobody plans so far ahead: more likely the year is mistyped. */
const FAR_DAYS = 2 * 365;
/** Characters of a notice that stay within three lines of a small phone. */
const NOTICE_CHARACTERS = 120;
/** Words that are true on the day on which they are written only. */
const PASSING =
  /(?<![\p{L}\p{M}])(today|tomorrow|tonight|this week|next week|आज|कल|परसों|इस हफ़्ते|अगले हफ़्ते)(?![\p{L}\p{M}])/iu;

interface Dates {
  from: CalendarDate;
  to?: CalendarDate | undefined;
}

/** Entries of a list with their places in the file. One that the schema refuses is none: that is said elsewhere. */
function entriesOf<Entry>(data: unknown, list: string, schema: ZodType<Entry>): { entry: Entry; path: Path }[] {
  const written: unknown = data !== null && typeof data === 'object' ? Reflect.get(data, list) : undefined;
  return (Array.isArray(written) ? written : []).flatMap((item: unknown, at) => {
    const { data: entry } = schema.safeParse(item);
    return entry === undefined ? [] : [{ entry, path: [list, at] }];
  });
}

/** What is said of all that has a first and a last day. */
function dates(entry: Dates, path: Path, today: CalendarDate): FieldFinding[] {
  const end = endOf(entry);
  if (notOver([entry], today).length === 0)
    return [{ ...advice(`This is over since ${end}: no page shows it.`, 'Delete it.'), path }];
  const far = (
    [
      ['from', entry.from],
      ['to', end],
    ] as const
  ).find(([, date]) => daysBetween(today, date) > FAR_DAYS);
  return far
    ? [
        {
          ...advice(`${far[1]} is more than two years ahead.`, 'Look at the year, and correct it if it is mistyped.'),
          path: entry.to === undefined ? [...path, 'from'] : [...path, far[0]],
        },
      ]
    : [];
}

/** Whether two share days and neither lies within the other, which is how a day of a closure is given hours. */
const overlap = (one: Dates, other: Dates): boolean => {
  const [first, second] = one.from <= other.from ? [one, other] : [other, one];
  const [a, b] = [endOf(first), endOf(second)];
  return second.from <= a && (b > a ? second.from !== first.from : b === a && second.from === first.from);
};

/** @param today in India */
export function specialDayFindings(data: unknown, today = todayInIndia()): FieldFinding[] {
  const days = entriesOf(data, 'specialDays', specialDaySchema);
  const notices = entriesOf(data, 'notices', noticeSchema);
  return [
    ...days.flatMap(({ entry, path }, at) => [
      ...dates(entry, path, today),
      ...(days.slice(0, at).some((earlier) => overlap(earlier.entry, entry))
        ? [
            {
              ...advice(
                'These days overlap with special days above.',
                'Correct the dates: where both meet, the shorter of the two counts, or the later when they are equally long.',
              ),
              path: [...path, 'from'],
            },
          ]
        : []),
    ]),
    ...notices.flatMap(({ entry, path }) => {
      const texts = LOCALES.map((code) => inLocale(entry.text, code));
      const length = Math.max(...texts.map((text) => text.length));
      const [, passing] = texts.map((text) => PASSING.exec(text)).find(Boolean) ?? [];
      return [
        ...dates(entry, path, today),
        ...(length > NOTICE_CHARACTERS
          ? [
              {
                ...advice(
                  `This notice has ${length} characters: on a phone it pushes the page down.`,
                  `Say it in ${NOTICE_CHARACTERS} at the most.`,
                ),
                path: [...path, 'text'],
              },
            ]
          : []),
        ...(passing
          ? [
              {
                ...advice(
                  `‘${passing}’ is another day for everyone who reads this later.`,
                  'Write the date, such as 8 November 2026.',
                ),
                path: [...path, 'text'],
              },
            ]
          : []),
      ];
    }),
  ];
}
