import { expect, test } from 'vitest';
import { addDays, daysBetween, inIndia, isCalendarDate, weekdayOf } from './calendar-date.ts';

test('knows the days that exist', () => {
  expect(['2026-12-07', '2028-02-29', '2000-02-29', '2026-12-31'].filter(isCalendarDate)).toHaveLength(4);
  const wrong = ['2026-02-30', '2027-02-29', '2100-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '7.12.2026', ''];
  expect(wrong.filter(isCalendarDate)).toEqual([]);
});

test('counts over months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(daysBetween('2026-12-25', '2027-01-04')).toBe(10);
  expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2);
});

test('names the day of the week', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((days) => weekdayOf(addDays('2026-12-07', days)))).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('reads the clock in India, over midnight and the year’s end', () => {
  expect(inIndia(Date.parse('2026-12-31T18:29:59Z'))).toEqual({ date: '2026-12-31', minutes: 23 * 60 + 59 });
  expect(inIndia(Date.parse('2026-12-31T18:30:00Z'))).toEqual({ date: '2027-01-01', minutes: 0 });
  expect(inIndia(Date.parse('2028-02-28T20:00:00Z'))).toEqual({ date: '2028-02-29', minutes: 90 });
});
