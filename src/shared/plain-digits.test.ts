import { expect, test } from 'vitest';
import { plainDigits } from './plain-digits.ts';

test('digits of other scripts', () => expect(plainDigits('२८४०१ ٢٨ ২৮ 28')).toBe('28401 28 28 28'));

test('digits of each style that mathematics has, which people copy from a profile', () => {
  for (const zero of ['\u{1D7CE}', '\u{1D7D8}', '\u{1D7E2}', '\u{1D7EC}', '\u{1D7F6}', '\uFF10']) {
    const row = Array.from({ length: 10 }, (_, value) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + value));
    expect(plainDigits(`+${row.join('')}`)).toBe('+0123456789');
  }
});

test('what is no digit stays as it is written', () => expect(plainDigits('28°36′50″ ½ ² ①')).toBe('28°36′50″ ½ ² ①'));
