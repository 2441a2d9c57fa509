import { expect, test } from 'vitest';
import { plainDigits } from './plain-digits.ts';

test('digits of other scripts', () => expect(plainDigits('२८४०१ ٢٨ ২৮ 28')).toBe('28401 28 28 28'));
