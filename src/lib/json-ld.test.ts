import { expect, test } from 'vitest';
import { twentyFourHours } from './json-ld.ts';

test.each([
  ['09:30 AM', '09:30'],
  ['08:30 PM', '20:30'],
  ['12:00 PM', '12:00'],
  ['12:15 AM', '00:15'],
])('%s is %s', (twelve, twentyFour) => {
  expect(twentyFourHours(twelve)).toBe(twentyFour);
});
