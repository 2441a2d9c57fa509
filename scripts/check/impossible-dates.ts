/** Days that no calendar has. The site's parser takes 2026-02-30 for 2 March, so the schemas never see the mistake. */
import { isCalendarDate } from '../../src/shared/calendar-date.ts';
import type { FieldFinding } from './fields/read-fields.ts';
import { error } from './problem.ts';
import type { ParsedText } from './yaml/parse-file.ts';

/** A day without quotation marks, outside notes. In quotation marks it is a text, which the schemas refuse. */
const DAY = /(?<=^[^#]*[\s:,[-])\d{4}-\d\d-\d\d(?=\s|[,\]}]|$)/g;

/** One finding for each such day in the fields of a file; in Markdown, the text below them is not searched. */
export const impossibleDates = ({ lines, head }: Pick<ParsedText, 'lines' | 'head'>): FieldFinding[] =>
  lines.slice(0, head).flatMap((text, at) =>
    (text.match(DAY) ?? [])
      .filter((day) => !isCalendarDate(day))
      .map((day) => ({
        ...error(
          `${day} is no day of the calendar.`,
          'Write the year, the month and the day of one, such as 2026-12-07.',
        ),
        path: [],
        line: at + 1,
      })),
  );
