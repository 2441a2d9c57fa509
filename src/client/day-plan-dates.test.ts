import { expect, test } from 'vitest';
import { planFor } from './day-plan-dates.ts';

const TODAY = '2026-11-21';
const datesOf = (chosen: string, before: number[], today = TODAY) =>
  planFor(chosen, before, today).dates?.map(({ date, when }) => `${date} ${when}`);

test('each step is so many days before the chosen one', () => {
  expect(datesOf('2026-12-12', [30, 21, 12, 1, 0])).toEqual([
    '2026-11-12 past',
    '2026-11-21 today',
    '2026-11-30 ahead',
    '2026-12-11 ahead',
    '2026-12-12 ahead',
  ]);
});

test('counts over the end of a year and over leap days', () => {
  expect(datesOf('2028-03-01', [1, 2, 366])).toEqual(['2028-02-29 ahead', '2028-02-28 ahead', '2027-03-01 ahead']);
  expect(datesOf('2027-03-01', [1, 365])).toEqual(['2027-02-28 ahead', '2026-03-01 past']);
  expect(datesOf('2028-02-29', [365, 0])).toEqual(['2027-03-01 ahead', '2028-02-29 ahead']);
  expect(datesOf('2027-01-01', [1])).toEqual(['2026-12-31 ahead']);
  expect(datesOf('2099-12-31', [0])).toEqual(['2099-12-31 ahead']);
});

test('today is a day to plan for, yesterday is over', () => {
  expect(datesOf(TODAY, [1, 0])).toEqual(['2026-11-20 past', '2026-11-21 today']);
  expect(planFor('2026-11-20', [0], TODAY)).toEqual({ state: 'over' });
});

test('nothing, and a year that is still being typed, are no answer yet', () => {
  for (const chosen of ['', '0002-12-12', '0202-12-12']) expect(planFor(chosen, [0], TODAY)).toEqual({ state: 'none' });
});

test.each(['12/12/2026', '2026-02-30', '2027-02-29', '12026-01-01', 'soon', '?'])('%s is no day', (chosen) => {
  expect(planFor(chosen, [0], TODAY)).toEqual({ state: 'unclear' });
});
