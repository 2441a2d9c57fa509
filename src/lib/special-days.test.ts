import { expect, test } from 'vitest';
import { notOver, specialDaysInWords, withoutOverlaps, type SpecialDay } from './special-days.ts';

const closed = (from: string, to?: string): SpecialDay => ({ from, to, closed: true });
const open = (from: string, to?: string): SpecialDay => ({ from, to, opens: '10:00', closes: '14:00' });
const datesOf = (days: readonly SpecialDay[]) =>
  withoutOverlaps(days).map(({ from, to, closed: shut }) => `${from} ${to} ${shut ? 'closed' : 'open'}`);

test('what is over on a day is left out, and the rest stands in order', () => {
  const all = [closed('2027-01-01'), closed('2026-11-08', '2026-11-10'), closed('2026-11-09')];
  expect(notOver(all, '2026-11-10').map(({ from }) => from)).toEqual(['2026-11-08', '2027-01-01']);
  expect(notOver(all, '2026-11-11').map(({ from }) => from)).toEqual(['2027-01-01']);
  expect(notOver(undefined, '2026-11-11')).toEqual([]);
});

test('a day inside a closure takes its own hours, wherever it stands in the list', () => {
  const parts = ['2026-11-01 2026-11-09 closed', '2026-11-10 2026-11-10 open', '2026-11-11 2026-11-20 closed'];
  expect(datesOf([closed('2026-11-01', '2026-11-20'), open('2026-11-10')])).toEqual(parts);
  expect(datesOf([open('2026-11-10'), closed('2026-11-01', '2026-11-20')])).toEqual(parts);
});

test('of two equally long ones the later counts', () => {
  expect(datesOf([closed('2026-11-10'), open('2026-11-10')])).toEqual(['2026-11-10 2026-11-10 open']);
  expect(datesOf([open('2026-11-10', '2026-11-12'), closed('2026-11-12', '2026-11-14')])).toEqual([
    '2026-11-10 2026-11-11 open',
    '2026-11-12 2026-11-14 closed',
  ]);
});

test('closures that touch stay as they are, over leap days and the ends of years too', () => {
  expect(datesOf([closed('2027-12-31', '2028-02-28'), closed('2028-02-29')])).toEqual([
    '2027-12-31 2028-02-28 closed',
    '2028-02-29 2028-02-29 closed',
  ]);
});

const SAYS = {
  closedDays: 'closed {dates}',
  closedDaysFor: '{reason}: closed {dates}',
  otherHours: '{dates}: {opens} to {closes}',
  otherHoursFor: '{reason}, {dates}: {opens} to {closes}',
};

test('special days are said with their dates in full', () => {
  const days = [
    { from: '2026-11-08', to: '2026-11-10', closed: true as const, reason: 'Diwali' },
    { from: '2026-11-12', closed: true as const },
    { from: '2028-02-29', opens: '10:00', closes: '14:00' },
    { from: '2026-12-31', to: '2027-01-01', opens: '10:00', closes: '14:00', reason: 'New year' },
  ];
  expect(specialDaysInWords(days, SAYS, 'en')).toEqual([
    { parts: ['Diwali: closed', '8–10 November 2026'], until: '2026-11-10' },
    { parts: ['closed', '12 November 2026'], until: '2026-11-12' },
    { parts: ['29 February 2028:', '10:00 AM to 02:00 PM'], until: '2028-02-29' },
    {
      parts: ['New year,', '31 December 2026 – 1 January 2027:', '10:00 AM to 02:00 PM'],
      until: '2027-01-01',
    },
  ]);
  expect(specialDaysInWords(days.slice(0, 1), SAYS, 'hi')[0]?.parts.at(-1)).toBe('8–10 नवंबर 2026');
});
