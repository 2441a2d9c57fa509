import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { EMAIL } from './fact-patterns.ts';

test.each([
  ...['a@studio.in', 'anita.rao+wedding@makeup.studio.co.in', "o'neil_9@a-b.example", 'A@B.IN'],
  ...['a..b@studio.in', '.a@studio.in', 'a.@studio.in', "a'@studio.in", 'a@studio', 'a@-studio.in', 'a@studio..in'],
  ...['a@studio.i', 'a b@studio.in', 'a@stu_dio.in', 'a@b@studio.in', 'आशा@studio.in', 'a@studio.in ', ''],
])('‘%s’ is an e-mail address or none, as zod says', (address) => {
  expect(EMAIL.test(address)).toBe(z.regexes.email.test(address));
});
