/** Days that no calendar has: YAML reads 30 February as 2 March, and nothing behind it would know. */
import { isCalendarDate } from '../../src/shared/calendar-date.ts';
import type { FieldFinding } from './fields.ts';
import { error } from './problem.ts';
import type { ParsedText } from './text-file.ts';

/** A day that stands as a value of its own, without quotation marks. */
const VALUE = /(?:^|[:[,-]\s+)(\d{4}-\d\d-\d\d)(?=\s*(?:[,}\]#]|$))/g;

export const impossibleDates = ({ lines, head }: ParsedText): FieldFinding[] =>
  lines.slice(0, head).flatMap((text, at) =>
    [...text.replace(/(^|\s)#.*/, '').matchAll(VALUE)]
      .map(([, date = '']) => date)
      .filter((date) => !isCalendarDate(date))
      .map((date) => ({
        ...error(`There is no day ${date}.`, 'Correct it: first the year, then the month, then the day of the month.'),
        path: [],
        line: at + 1,
      })),
  );
