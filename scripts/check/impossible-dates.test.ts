import { expect, test } from 'vitest';
import { impossibleDates } from './impossible-dates.ts';

test('days that no calendar has are named with their lines, however they are written', () => {
  const lines = ['starts: 2027-02-29', 'from: 2028-02-29 # not 2027-02-30', '- { from: 2026-13-01, to: 2026-11-31 }'];
  expect(impossibleDates({ lines, head: 3 }).map(({ cause, line }) => [cause, line])).toEqual([
    ['2027-02-29 is no day of the calendar.', 1],
    ['2026-13-01 is no day of the calendar.', 3],
    ['2026-11-31 is no day of the calendar.', 3],
  ]);
});

test('texts, and what only looks like a day, are left to the schemas', () => {
  const lines = ['from: "2027-02-30"', 'image: 2027-02-30-red.jpg', 'said: 2027-02-30'];
  expect(impossibleDates({ lines, head: 2 })).toEqual([]);
});
