import { describe, expect, test } from 'vitest';
import { addDays } from '../shared/calendar-date.ts';
import { batchDays, batchFaults, classTimes, datesOf, consecutiveRanges, type BatchFacts } from './batch-dates.ts';
import { WEEK } from './hours.ts';

const HOURS = { opens: '09:30', closes: '20:30' };
const OPEN = { hours: HOURS };
/** Closed on Sundays, shut for four days in two groups that touch, and on a Friday with other hours. */
const STUDIO = {
  hours: { ...HOURS, closed: ['Sunday'] as const, days: { Saturday: { opens: '11:00', closes: '16:00' } } },
  specialDays: [
    { from: '2026-12-08', to: '2026-12-09', closed: true as const },
    { from: '2026-12-10', to: '2026-12-11', closed: true as const },
    { from: '2026-12-18', opens: '12:00', closes: '15:00' },
  ],
};

describe('the dates of a batch', () => {
  test('are one a day when nothing is closed', () => {
    const dates = datesOf({ starts: '2026-12-07' }, 29, OPEN);
    expect(dates).toHaveLength(29);
    expect([dates[0], dates[24], dates[25], dates.at(-1)]).toEqual([
      '2026-12-07',
      '2026-12-31',
      '2027-01-01',
      '2027-01-04',
    ]);
  });

  test('leave out the weekly day and closures that touch, but not days with other hours', () => {
    expect(datesOf({ starts: '2026-12-07' }, 8, STUDIO)).toEqual([
      '2026-12-07',
      '2026-12-12',
      '2026-12-14',
      '2026-12-15',
      '2026-12-16',
      '2026-12-17',
      '2026-12-18',
      '2026-12-19',
    ]);
  });

  test('keep a day that is open within a longer closure, at its own times', () => {
    const open = { from: '2026-12-09', opens: '12:00', closes: '15:00' };
    const studio = {
      hours: HOURS,
      specialDays: [{ from: '2026-12-08', to: '2026-12-11', closed: true as const }, open],
    };
    expect(datesOf({ starts: '2026-12-07' }, 3, studio)).toEqual(['2026-12-07', '2026-12-09', '2026-12-12']);
    expect(classTimes('2026-12-09', { starts: '2026-12-07' }, studio)).toEqual({ from: '12:00', to: '15:00' });
  });

  test('follow the batch’s own weekly days before the studio’s', () => {
    expect(datesOf({ starts: '2026-12-12', closed: ['Monday'] }, 3, STUDIO)).toEqual([
      '2026-12-12',
      '2026-12-13',
      '2026-12-15',
    ]);
    expect(datesOf({ starts: '2026-12-12', closed: [] }, 3, STUDIO).at(1)).toBe('2026-12-13');
  });

  test('know 29 February', () => {
    expect(datesOf({ starts: '2028-02-28' }, 3, OPEN)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(datesOf({ starts: '2027-02-28' }, 2, OPEN)).toEqual(['2027-02-28', '2027-03-01']);
  });

  test('come to an end where there is never any class', () => {
    expect(batchDays('2026-12-07', 29, (date) => date > '2026-12-09')).toHaveLength(3);
  });

  test.each([
    ['2026-12-12', { from: '11:00', to: '16:00' }],
    ['2026-12-14', { from: '09:30', to: '20:30' }],
    ['2026-12-18', { from: '12:00', to: '15:00' }],
  ])('on %s class takes the hours of that day', (date, times) => {
    expect(classTimes(date, { starts: date }, STUDIO)).toEqual(times);
    const classes = { from: '10:00', to: '14:00' };
    expect(classTimes(date, { starts: date, classes }, STUDIO)).toEqual(classes);
  });

  test('are joined into ranges', () => {
    expect(consecutiveRanges(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-03'])).toEqual([
      ['2026-12-30', '2027-01-01'],
      ['2027-01-03', '2027-01-03'],
    ]);
    expect(consecutiveRanges([])).toEqual([]);
  });
});

describe('what cannot be', () => {
  /** A day on which none of the batches has begun. */
  const BEFORE = '2026-12-01';
  const whole: BatchFacts = {
    starts: '2026-12-07',
    fee: 30_000,
    instalments: [
      { day: 1, amount: 20_000 },
      { day: 29, amount: 10_000 },
    ],
  };
  const causes = (...batches: BatchFacts[]) => batchFaults(batches, 29, STUDIO, BEFORE).map(({ cause }) => cause);

  test('is nothing in a whole batch, or in one that says only when it starts', () => {
    expect(causes(whole, { starts: '2027-02-01' })).toEqual([]);
  });

  test.each<[string, BatchFacts, (string | number)[], RegExp, RegExp]>([
    ['a weekly day', { starts: '2026-12-13' }, ['starts'], /2026-12-13, a Sunday, .* no class/, /such as 2026-12-14/],
    ['a closure', { starts: '2026-12-08' }, ['starts'], /2026-12-08, when the studio is closed/, /as 2026-12-12/],
  ])('%s', (_name, batch, path, cause, remedy) => {
    expect(batchFaults([batch], 29, STUDIO, BEFORE)).toEqual([
      expect.objectContaining({
        path: [0, ...path],
        cause: expect.stringMatching(cause),
        remedy: expect.stringMatching(remedy),
      }),
    ]);
  });

  test('a week without a day for class', () => {
    expect(causes({ starts: '2026-12-07', closed: WEEK })).toEqual([
      expect.stringMatching(/a Monday/),
      expect.stringMatching(/never ends/),
    ]);
  });

  test.each<[string, BatchFacts]>([
    ['on a weekly day', { starts: '2026-12-13' }],
    ['in a closure', { starts: '2026-12-08' }],
    ['in a week without class', { starts: '2026-12-07', closed: WEEK }],
  ])('is a batch that begins %s, until the day on which it begins', (_name, batch) => {
    const faultsOn = (today: string) => batchFaults([{ starts: '2026-12-05' }, batch], 29, STUDIO, today);
    expect(faultsOn(addDays(batch.starts, -1))[0]).toMatchObject({ path: [1, 'starts'], starts: batch.starts });
    expect(faultsOn(batch.starts)).toEqual([]);
  });
});
