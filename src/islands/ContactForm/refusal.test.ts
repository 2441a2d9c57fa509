import { expect, test } from 'vitest';
import { toRefusal } from './refusal.ts';

test.each([400, 403, 412, 429, 451, 500, 503])('an answer %i is a refusal with the provider’s words, even when the line went meanwhile', (status) => {
  expect(toRefusal({ status, text: 'No' }, true)).toEqual({ reason: 'refused', status, text: 'No' });
  expect(toRefusal({ status, text: 'No' }, false)).toEqual({ reason: 'refused', status, text: 'No' });
});

test('a refusal may say nothing', () => {
  expect(toRefusal({ status: 500 }, true)).toEqual({ reason: 'refused', status: 500, text: '' });
});

test('an error of the network reads as status 0', () => {
  expect(toRefusal(new TypeError('Failed to fetch'), true)).toEqual({ reason: 'unreachable', status: 0, text: 'Failed to fetch' });
  expect(toRefusal(new TypeError('Failed to fetch'), false)).toEqual({ reason: 'offline', status: 0, text: 'Failed to fetch' });
});

test('no answer in time is silence', () => {
  expect(toRefusal(new DOMException('No answer', 'TimeoutError'), true)).toEqual({ reason: 'silent', status: 0, text: 'No answer' });
});

test('what the library says in a string is kept', () => {
  expect(toRefusal('The public key is required', true)).toEqual({ reason: 'unreachable', status: 0, text: 'The public key is required' });
});
