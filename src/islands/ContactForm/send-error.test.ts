import { expect, test } from 'vitest';
import { likeliestRecovery, toSendError } from './send-error.ts';

test.each([400, 403, 412, 429, 451, 500, 503])(
  'an answer %i is refused with the provider’s words, whatever no answer would have meant',
  (status) => {
    for (const unanswered of ['silent', 'offline'] as const)
      expect(toSendError({ status, text: 'No' }, unanswered)).toEqual({ reason: 'refused', status, text: 'No' });
  },
);

test('an answer may say nothing', () => {
  expect(toSendError({ status: 500 }, 'silent')).toEqual({ reason: 'refused', status: 500, text: '' });
});

test('an error that is no answer reads as status 0, with the browser’s words', () => {
  for (const reason of ['silent', 'offline', 'unreachable'] as const)
    expect(toSendError(new TypeError('Failed to fetch'), reason)).toEqual({
      reason,
      status: 0,
      text: 'Failed to fetch',
    });
  expect(toSendError(new DOMException('No answer', 'TimeoutError'), 'silent')).toEqual({
    reason: 'silent',
    status: 0,
    text: 'No answer',
  });
});

test('what the library says in a string is kept', () => {
  expect(toSendError('The public key is required', 'silent')).toEqual({
    reason: 'silent',
    status: 0,
    text: 'The public key is required',
  });
});

test('the strong button is the way that is likeliest to reach the studio', () => {
  for (const reason of ['silent', 'refused', 'unreachable'] as const)
    expect(likeliestRecovery(reason, true)).toBe('chat');
  for (const reason of ['offline', 'robot'] as const) expect(likeliestRecovery(reason, true)).toBe('again');
  for (const reason of ['offline', 'silent', 'unreachable'] as const)
    expect(likeliestRecovery(reason, false)).toBe('call');
});
