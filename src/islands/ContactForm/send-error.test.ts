import { expect, test } from 'vitest';
import { likeliestRecovery, toSendError } from './send-error.ts';

test.each([400, 403, 412, 429, 451, 500, 503])(
  'an answer %i is refused with the provider’s words, even when the connection was lost meanwhile',
  (status) => {
    expect(toSendError({ status, text: 'No' }, true)).toEqual({ reason: 'refused', status, text: 'No' });
    expect(toSendError({ status, text: 'No' }, false)).toEqual({ reason: 'refused', status, text: 'No' });
  },
);

test('an answer may say nothing', () => {
  expect(toSendError({ status: 500 }, true)).toEqual({ reason: 'refused', status: 500, text: '' });
});

test('an error of the network reads as status 0', () => {
  expect(toSendError(new TypeError('Failed to fetch'), true)).toEqual({
    reason: 'unreachable',
    status: 0,
    text: 'Failed to fetch',
  });
  expect(toSendError(new TypeError('Failed to fetch'), false)).toEqual({
    reason: 'offline',
    status: 0,
    text: 'Failed to fetch',
  });
});

test('no answer in time gives the reason silent', () => {
  expect(toSendError(new DOMException('No answer', 'TimeoutError'), true)).toEqual({
    reason: 'silent',
    status: 0,
    text: 'No answer',
  });
});

test('what the library says in a string is kept', () => {
  expect(toSendError('The public key is required', true)).toEqual({
    reason: 'unreachable',
    status: 0,
    text: 'The public key is required',
  });
});

test('the strong button is the way that is likeliest to reach the studio', () => {
  for (const reason of ['silent', 'refused', 'unreachable'] as const)
    expect(likeliestRecovery(reason, true)).toBe('chat');
  for (const reason of ['offline', 'robot'] as const) expect(likeliestRecovery(reason, true)).toBe('again');
  for (const reason of ['offline', 'unreachable'] as const) expect(likeliestRecovery(reason, false)).toBe('call');
});
