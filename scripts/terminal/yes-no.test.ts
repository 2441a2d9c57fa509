import { expect, test } from 'vitest';
import { isFullYes, parseYesNo } from './yes-no.ts';

test.each([
  ...['Yes', ' yes ', 'haan', 'ha', 'हां', 'हाँ', 'जी हां', 'जी हाँ'].map((answer) => [answer, true, true] as const),
  ...['y', 'Y', 'जी'].map((answer) => [answer, true, false] as const),
  ...['no', 'N', 'nahi', 'nahin', 'नहीं', 'जी नहीं', 'ना', 'न'].map((answer) => [answer, false, false] as const),
  ...['', 'perhaps', 'yes but', 'हां नहीं'].map((answer) => [answer, undefined, false] as const),
])('‘%s’ is read as %s, and as the whole word yes: %s', (answer, is, isFull) => {
  expect(parseYesNo(answer)).toBe(is);
  expect(isFullYes(answer)).toBe(isFull);
});
