import { expect, test } from 'vitest';
import { cleanAnswer } from './clean-answer.ts';
import { readPhone } from '../../shared/phone-number.ts';

test.each([
  ['\u202A+91 98765 43210\u202C', 'as contacts and chats give it'],
  ['\u200E98765 43210\u200F', 'with marks of direction'],
  ['\u2066098765\u2069-\u206743210\u2068', 'with isolates'],
  ['\uFEFF98765\u200B43210\u2060\u061C', 'with what has no width'],
])('a phone number is read %j, %s', (pasted) => {
  expect(readPhone(cleanAnswer(pasted))).toBe('+91 98765 43210');
});

test.each(['क्‍षमा', 'र्‍या', 'श्री‌मान'])('the joiners of Hindi stay: %j', (text) => {
  expect(text).toMatch(/[\u200C\u200D]/);
  expect(cleanAnswer(`\u200E ${text}\n`)).toBe(text);
});

test.each(['\u200b', '\u00ad\u200d', ' \u3164'])('an answer of which nobody sees anything is none: %j', (blank) => {
  expect(cleanAnswer(blank)).toBe('');
});
