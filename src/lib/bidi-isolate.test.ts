import { expect, test } from 'vitest';
import { isolated } from './bidi-isolate.ts';

const PHONE = '+91 00000 00000';

test('a phone number keeps its order in a text from right to left, and has no character more in others', () => {
  expect(isolated(PHONE, 'rtl')).toBe(`\u2066${PHONE}\u2069`);
  expect(isolated(PHONE, 'ltr')).toBe(PHONE);
});
