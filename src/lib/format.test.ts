import { expect, test } from 'vitest';
import { dateIn, dateRangeIn, durationIn, monthIn, rupeesText, dateRangesText, numberText } from './format.ts';

test('writes a day in words', () => {
  expect(dateIn('2026-12-07', 'en')).toBe('7 December 2026');
  expect(dateIn('2026-12-12', 'hi')).toBe('12 दिसंबर 2026');
  expect(dateIn('2028-02-29', 'en')).toBe('29 February 2028');
});

test('writes a month in words', () => {
  expect(monthIn('2026-02', 'en')).toBe('February 2026');
  expect(monthIn('2026-02', 'hi')).toBe('फ़रवरी 2026');
  expect(monthIn('2027-01', 'en')).toBe('January 2027');
  expect(monthIn('2025-12', 'hi')).toBe('दिसंबर 2025');
});

test.each([
  [90, '1 hour 30 minutes', '1 घंटा 30 मिनट'],
  [45, '45 minutes', '45 मिनट'],
  [1, '1 minute', '1 मिनट'],
  [60, '1 hour', '1 घंटा'],
  [120, '2 hours', '2 घंटे'],
  [121, '2 hours 1 minute', '2 घंटे 1 मिनट'],
  [1440, '24 hours', '24 घंटे'],
])('tells how long %i minutes are', (minutes, english, hindi) => {
  expect(durationIn(minutes, 'en')).toBe(english);
  expect(durationIn(minutes, 'hi')).toBe(hindi);
});

test('writes stretches of days in words, with the year only where it changes', () => {
  expect(dateRangesText([['2026-12-07', '2026-12-07']], 'en')).toBe('7 December');
  expect(dateRangesText([['2026-12-07', '2026-12-07']], 'hi')).toBe('7 दिसंबर');
  expect(
    dateRangesText(
      [
        ['2026-12-08', '2026-12-09'],
        ['2026-12-11', '2026-12-11'],
      ],
      'en',
    ),
  ).toBe('8–9 December and 11 December');
  expect(dateRangesText([['2026-12-08', '2026-12-09']], 'hi')).toBe('8–9 दिसंबर');
  expect(dateRangesText([['2026-11-30', '2026-12-01']], 'hi')).toBe('30 नवंबर – 1 दिसंबर');
  expect(dateRangesText([['2026-12-31', '2027-01-02']], 'en')).toBe('31 December 2026 – 2 January 2027');
});

test('groups rupees by lakhs', () => {
  expect(rupeesText(15000)).toBe('₹15,000');
  expect(rupeesText(125000)).toBe('₹1,25,000');
  expect(rupeesText(800)).toBe('₹800');
});

test('groups other numbers by lakhs too', () => {
  expect(numberText(123_456)).toBe('1,23,456');
  expect(numberText(4.8)).toBe('4.8');
});

test.each([
  ['2026-11-08', '2026-11-10', 'en', '8–10 November 2026'],
  ['2026-11-08', '2026-11-10', 'hi', '8–10 नवंबर 2026'],
  ['2026-12-24', '2027-01-02', 'en', '24 December 2026 – 2 January 2027'],
  ['2026-12-24', '2027-01-02', 'hi', '24 दिसंबर 2026 – 2 जनवरी 2027'],
  ['2026-10-30', '2026-11-02', 'en', '30 October – 2 November 2026'],
  ['2028-02-29', '2028-02-29', 'en', '29 February 2028'],
] as const)('writes a range of days: %s to %s in %s', (from, to, locale, said) => {
  expect(dateRangeIn(from, to, locale)).toBe(said);
});
