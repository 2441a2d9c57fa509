import { expect, test } from 'vitest';
import { dayFigures, dayLabel, daysOf } from './course-days.ts';

test.each<[number | string, number[]]>([
  [1, [1]],
  ['2-3', [2, 3]],
  ['2 - 3', [2, 3]],
  ['17-19', [17, 18, 19]],
  ['17–19', [17, 18, 19]],
  ['5-4', []],
  ['Monday', []],
])('%s', (written, days) => {
  expect(daysOf(written)).toEqual(days);
});

const EN = { one: 'Day {n}', two: 'Day {first} & {last}', more: 'Day {first} - {last}' };
const HI = { one: 'दिन {n}', two: 'दिन {first} और {last}', more: 'दिन {first}–{last}' };

test.each<[number | string, string, string]>([
  [1, 'Day 1', 'दिन 1'],
  ['2-3', 'Day 2 & 3', 'दिन 2 और 3'],
  ['17-19', 'Day 17 - 19', 'दिन 17–19'],
])('the label of %s in two languages', (written, english, hindi) => {
  expect([EN, HI].map((words) => dayLabel(daysOf(written), words))).toEqual([english, hindi]);
});

test.each<[number | string, string]>([
  [1, '1'],
  ['2-3', '2–3'],
  ['17 - 19', '17–19'],
])('the figures of %s', (written, figures) => {
  expect(dayFigures(daysOf(written))).toBe(figures);
});
