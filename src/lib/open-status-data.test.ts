import { expect, test } from 'vitest';
import { openStatusText } from '../shared/open-status-text.ts';
import { WEEK, type Hours } from './hours.ts';
import type { Locale } from './locales.ts';
import { openStatusData } from './open-status-data.ts';
import type { SpecialDay } from './special-days.ts';

const WORDS = {
  open: 'open until {time}',
  opensToday: 'today {time}',
  opensTomorrow: 'tomorrow {time}',
  opensOn: 'on {day} {time}',
  closed: 'closed',
};
const WEEKDAYS = Object.fromEntries(WEEK.map((day) => [day, day])) as Record<(typeof WEEK)[number], string>;
const HOURS: Hours = { opens: '09:30', closes: '20:30' };

const dataOf = (special: SpecialDay[], hours = HOURS, locale: Locale = 'en') =>
  openStatusData(hours, special, WORDS, WEEKDAYS, locale);
/** What is said at a time on India's clock, by data that has travelled in a page. */
const said = (time: string, special: SpecialDay[] = [], hours = HOURS, locale: Locale = 'en') =>
  openStatusText(
    Date.parse(`${time}+05:30`),
    JSON.parse(JSON.stringify(dataOf(special, hours, locale))) as ReturnType<typeof openStatusData>,
  );

test('says until when, and from when', () => {
  expect(said('2026-12-07T12:00')).toBe('open until 08:30 PM');
  expect(said('2026-12-07T08:00')).toBe('today 09:30 AM');
  expect(said('2026-12-07T20:30')).toBe('tomorrow 09:30 AM');
  expect(said('2026-12-07T12:00', [], HOURS, 'hi')).toBe('open until रात 8:30');
  expect(said('2026-12-07T20:30', [], HOURS, 'hi')).toBe('tomorrow सुबह 9:30');
});

test('names a later day by the week, and by its date where a day of the week could be taken for an earlier one', () => {
  // 2026-12-07 is a Monday.
  const hours: Hours = { ...HOURS, closed: ['Sunday'], days: { Monday: { opens: '11:00', closes: '16:00' } } };
  expect(said('2026-12-12T21:00', [], hours)).toBe('on Monday 11:00 AM');
  const closed: SpecialDay[] = [{ from: '2026-12-07', to: '2026-12-12', closed: true }];
  // The Sunday before and the one after are closed anyway.
  expect(said('2026-12-05T21:00', closed, hours)).toBe('on 14 December 2026 11:00 AM');
  expect(said('2026-12-08T12:00', closed, hours)).toBe('on Monday 11:00 AM');
  expect(said('2026-12-05T21:00', closed, hours, 'hi')).toBe('on 14 दिसंबर 2026 सुबह 11:00');
});

test('names the opening after closures that touch or overlap, across the year’s end', () => {
  const closures: SpecialDay[] = [
    { from: '2026-12-20', to: '2027-01-05', closed: true },
    { from: '2027-01-06', closed: true },
    { from: '2026-12-28', opens: '10:00', closes: '14:00' },
    { from: '2027-01-05', to: '2027-01-08', closed: true },
  ];
  expect(said('2026-12-19T21:00', closures)).toBe('on 28 December 2026 10:00 AM');
  expect(said('2026-12-28T13:59', closures)).toBe('open until 02:00 PM');
  expect(said('2026-12-28T14:00', closures)).toBe('on 9 January 2027 09:30 AM');
  expect(said('2027-01-08T21:00', closures)).toBe('tomorrow 09:30 AM');
});

test('says no more than that it is closed when no opening is near', () => {
  expect(said('2026-12-07T12:00', [{ from: '2026-01-01', to: '2099-12-31', closed: true }])).toBe('closed');
});

test('carries only what can come about', () => {
  expect(Object.keys(dataOf([]).says)).toEqual(['open', 'today', 'tomorrow']);
  expect(dataOf([]).days).toBeUndefined();
  expect(Object.keys(dataOf([], { ...HOURS, closed: ['Sunday'] }).says)).toContain('onDay');
});
