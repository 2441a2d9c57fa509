import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { EMAIL, HANDLE, PHONE, POSTAL_CODE } from './fact-patterns.ts';

test.each([
  ...['a@studio.in', 'anita.rao+wedding@makeup.studio.co.in', "o'neil_9@a-b.example", 'A@B.IN'],
  ...['a..b@studio.in', '.a@studio.in', 'a.@studio.in', "a'@studio.in", 'a@studio', 'a@-studio.in', 'a@studio..in'],
  ...['a@studio.i', 'a b@studio.in', 'a@stu_dio.in', 'a@b@studio.in', 'आशा@studio.in', 'a@studio.in ', ''],
])('‘%s’ is an e-mail address or none, as zod says', (address) => {
  expect(EMAIL.test(address)).toBe(z.regexes.email.test(address));
});

test.each([
  [
    PHONE,
    '+91 98765 43210',
    ['98765 43210', '+91 98765-43210', '+91 12', '+91 98765 43210 / 43211', 'Tel. +91 98765 43210'],
  ],
  [PHONE, '+919876543210', ['+', '+91 98765 43210 98765 43210', '+ 91 98765 43210']],
  [POSTAL_CODE, '284001', ['084001', '28400', '2840011', '284 001', 'PIN 284001', '284001.']],
  [HANDLE, '@asha.makeup_1', ['asha', '@', '@asha makeup', 'on @asha', '@asha/', '@@asha']],
])('a fact written as %s is ‘%s’, and nothing before, between or behind', (pattern, right, wrong) => {
  expect(right).toMatch(pattern);
  expect(wrong.filter((text) => pattern.test(text))).toEqual([]);
});
