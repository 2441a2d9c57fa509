import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { daysOf } from './course-days.ts';

test.each([
  ['Day 1', [1]],
  ['Day 2 & 3', [2, 3]],
  ['Day 17 - 19', [17, 18, 19]],
  ['Day 5 - 4', []],
  ['Monday', []],
])('%s', (label, days) => {
  expect(daysOf(label)).toEqual(days);
});

test('the course has 16 entries that cover 29 days without gap or overlap', () => {
  const { days } = parse(readFileSync('src/content/en/course.yaml', 'utf8')) as { days: { day: string }[] };
  expect(days).toHaveLength(16);
  expect(days.flatMap(({ day }) => daysOf(day))).toEqual(Array.from({ length: 29 }, (_, i) => i + 1));
});
