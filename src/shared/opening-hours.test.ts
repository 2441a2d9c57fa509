import { expect, test } from 'vitest';
import { openStatusAt, spanOn, type OpeningHours, type Span } from './opening-hours.ts';

const DAY: Span = [570, 1230];
const WEEK: Span[] = [DAY, DAY, DAY, DAY, DAY, DAY, DAY];
const daily: OpeningHours = { week: WEEK, special: [] };

/** What is said at a time on India's clock. */
const at = (time: string, hours: OpeningHours) => openStatusAt(Date.parse(`${time}+05:30`), hours);
const closedUntil = (date: string, ahead: number, minutes = 570) => ({ open: false, next: { date, minutes, ahead } });

test.each([
  ['2026-12-07T09:29:59.999', closedUntil('2026-12-07', 0)],
  ['2026-12-07T09:30:00', { open: true, until: 1230 }],
  ['2026-12-07T20:29:59.999', { open: true, until: 1230 }],
  ['2026-12-07T20:30:00', closedUntil('2026-12-08', 1)],
  ['2026-12-07T23:59:59.999', closedUntil('2026-12-08', 1)],
  ['2026-12-08T00:00:00', closedUntil('2026-12-08', 0)],
])('is right to the minute: %s', (time, said) => {
  expect(at(time, daily)).toEqual(said);
});

test.each([
  ['2028-02-28T21:00', closedUntil('2028-02-29', 1)],
  ['2028-02-29T12:00', { open: true, until: 1230 }],
  ['2028-02-29T21:00', closedUntil('2028-03-01', 1)],
  ['2027-02-28T21:00', closedUntil('2027-03-01', 1)],
  ['2026-12-31T21:00', closedUntil('2027-01-01', 1)],
  // Still last year in Greenwich.
  ['2027-01-01T04:00', closedUntil('2027-01-01', 0)],
])('knows leap days and the ends of years: %s', (time, said) => {
  expect(at(time, daily)).toEqual(said);
});

test('a weekday has its own hours, or none', () => {
  const week: Span[] = [DAY, 0, DAY, DAY, DAY, DAY, [660, 960]];
  const hours = { week, special: [] };
  // 2026-12-07 is a Monday.
  expect(at('2026-12-07T20:30', hours)).toEqual(closedUntil('2026-12-09', 2));
  expect(at('2026-12-08T12:00', hours)).toEqual(closedUntil('2026-12-09', 1));
  expect(at('2026-12-13T16:00', hours)).toEqual(closedUntil('2026-12-14', 1));
  expect(at('2026-12-13T10:00', hours)).toEqual(closedUntil('2026-12-13', 0, 660));
  expect(at('2026-12-13T15:59', hours)).toEqual({ open: true, until: 960 });
});

test('special days stand in for the week, and those that touch count as one closure', () => {
  const hours: OpeningHours = {
    week: WEEK,
    special: [
      ['2026-12-24', '2026-12-31', 0],
      ['2027-01-01', '2027-01-01', 0],
      ['2027-01-02', '2027-01-02', [600, 840]],
    ],
  };
  expect(at('2026-12-23T20:29', hours)).toEqual({ open: true, until: 1230 });
  expect(at('2026-12-23T20:30', hours)).toEqual(closedUntil('2027-01-02', 10, 600));
  expect(at('2026-12-24T12:00', hours)).toEqual(closedUntil('2027-01-02', 9, 600));
  expect(at('2027-01-01T23:59', hours)).toEqual(closedUntil('2027-01-02', 1, 600));
  expect(at('2027-01-02T13:59', hours)).toEqual({ open: true, until: 840 });
  expect(at('2027-01-02T14:00', hours)).toEqual(closedUntil('2027-01-03', 1));
  expect(spanOn(hours, '2027-01-03')).toBe(DAY);
});

test('a special day may be open on a weekday that is closed', () => {
  const week: Span[] = [0, DAY, 0, 0, 0, 0, 0];
  const hours: OpeningHours = { week, special: [['2026-12-07', '2026-12-07', [600, 840]]] };
  expect(at('2026-12-07T11:00', hours)).toEqual({ open: true, until: 840 });
  expect(at('2026-12-08T21:00', hours)).toEqual(closedUntil('2026-12-15', 7));
});

test('a studio that stays closed names no opening', () => {
  expect(at('2026-12-07T12:00', { week: WEEK, special: [['2026-01-01', '2099-12-31', 0]] })).toEqual({
    open: false,
    next: undefined,
  });
});
