import { expect, test } from 'vitest';
import { timeIn } from './hours.ts';
import { inLatinDigits } from './locales.ts';

const DATE = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit', hour12: true } as const;

test.each([
  ['en-IN', 'en-IN', '14 December 2026'],
  ['hi-IN', 'hi-IN', '14 दिसंबर 2026'],
  ['mr-IN', 'mr-IN-u-nu-latn', '14 डिसेंबर, 2026'],
  ['ur-IN', 'ur-IN-u-nu-latn', '14 دسمبر، 2026'],
])('%s is written with Latin digits', (plain, intl, day) => {
  expect(inLatinDigits(plain)).toBe(intl);
  expect(new Intl.DateTimeFormat(intl, DATE).format(Date.UTC(2026, 11, 14))).toBe(day);
  expect(timeIn('09:30', { intl, clock: CLOCK })).toContain('9:30');
});
