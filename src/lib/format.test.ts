import { expect, test } from 'vitest';
import { dateIn, rupeesIn } from './format.ts';

test('writes a day in words', () => {
  expect(dateIn('2026-12-07', 'en')).toBe('7 December 2026');
  expect(dateIn('2026-12-12', 'hi')).toBe('12 दिसंबर 2026');
  expect(dateIn('2028-02-29', 'en')).toBe('29 February 2028');
});

test('groups rupees by lakhs', () => {
  expect(rupeesIn(15000, 'en')).toBe('₹15,000');
  expect(rupeesIn(125000, 'hi')).toBe('₹1,25,000');
  expect(rupeesIn(800, 'en')).toBe('₹800');
});
