import { expect, test } from 'vitest';
import { isBlank } from './is-blank.ts';

test.each([
  '',
  ' \n\t',
  '\u200b',
  '\u00a0\u2060',
  '\ufeff\u200e',
  '\u00ad',
  '\u200c\u200d',
  '\u3164',
  '\u2800',
  '\u0000',
])('of %j nobody sees anything', (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['a', '\u200b.', 'क्\u200d', '👩\u200d🎨', '0', '—', '{name}'])('%j is seen', (text) => {
  expect(isBlank(text)).toBe(false);
});
