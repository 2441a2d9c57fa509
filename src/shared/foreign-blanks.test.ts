import { expect, test } from 'vitest';
import { FOREIGN_BEGINNING, withoutForeignBeginnings } from './foreign-blanks.ts';

test.each([
  ['\u00a0One', 'One'],
  ['One\n\u00a0\u00a0two\n\u200bthree', 'One\ntwo\nthree'],
  ['One\n  \u2003 \u200b\ttwo', 'One\n  two'],
  ['One\n\u00a0\ntwo', 'One\n\ntwo'],
  ['One\n\u200d\u0915', 'One\n\u0915'],
])('of %j the blanks at the beginning of lines are left out', (text, plain) => {
  expect(withoutForeignBeginnings(text)).toBe(plain);
  expect(plain.split('\n').some((line) => FOREIGN_BEGINNING.test(line))).toBe(false);
});

test.each(['One\u00a0two', '  One\n\ttwo', 'क्‍ष और श्र‌ी', '👩‍👩‍👧 at home\n👩‍🎨', '\u200b', ''])(
  '%j stays as it is',
  (text) => {
    expect(withoutForeignBeginnings(text)).toBe(text);
  },
);
