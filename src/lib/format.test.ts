import { expect, test } from 'vitest';
import { dateIn, rupeesIn, stretchesIn } from './format.ts';

test('writes a day in words', () => {
  expect(dateIn('2026-12-07', 'en')).toBe('7 December 2026');
  expect(dateIn('2026-12-12', 'hi')).toBe('12 दिसंबर 2026');
  expect(dateIn('2028-02-29', 'en')).toBe('29 February 2028');
});

test('writes stretches of days in words, with the year only where it changes', () => {
  expect(stretchesIn([['2026-12-07', '2026-12-07']], 'en')).toBe('7 December');
  expect(stretchesIn([['2026-12-07', '2026-12-07']], 'hi')).toBe('7 दिसंबर');
  expect(
    stretchesIn(
      [
        ['2026-12-08', '2026-12-09'],
        ['2026-12-11', '2026-12-11'],
      ],
      'en',
    ),
  ).toMatch(/^8 ?– ?9 December and 11 December$/);
  expect(stretchesIn([['2026-12-08', '2026-12-09']], 'hi')).toMatch(/^8 ?– ?9 दिसंबर$/);
  expect(stretchesIn([['2026-12-31', '2027-01-02']], 'en')).toBe('31 December 2026 – 2 January 2027');
});

test('groups rupees by lakhs', () => {
  expect(rupeesIn(15000, 'en')).toBe('₹15,000');
  expect(rupeesIn(125000, 'hi')).toBe('₹1,25,000');
  expect(rupeesIn(800, 'en')).toBe('₹800');
});
