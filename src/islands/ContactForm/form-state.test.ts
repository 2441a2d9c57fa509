import { expect, test } from 'vitest';
import { IDLE, nextState, type FormEvent, type FormState } from './form-state.ts';

const enquiry = { user_name: 'Asha', user_phone: '98765 43210', title: 'Enquiry', message: '' };
const error = { reason: 'refused', status: 500, text: 'Down' } as const;
const FAILED: FormState = { name: 'failed', error, enquiry, asked: false };
const SENDING: FormState = { name: 'sending', enquiry, asked: false };
const UNANSWERED: FormEvent = { type: 'restore', unanswered: true };
const run = (...events: FormEvent[]) => events.reduce(nextState, IDLE);

test('an enquiry goes from idle over sending to sent, and another begins as the first did', () => {
  expect(run({ type: 'send', enquiry })).toEqual(SENDING);
  expect(run({ type: 'send', enquiry }, { type: 'succeed' })).toEqual({ name: 'sent' });
  expect(run({ type: 'send', enquiry }, { type: 'succeed' }, { type: 'another' })).toEqual(IDLE);
});

test('a failure keeps what stands in the form, and can be sent again', () => {
  expect(run({ type: 'send', enquiry }, { type: 'fail', error })).toEqual(FAILED);
  const edited = { ...enquiry, message: 'On 12 May' };
  expect(nextState(FAILED, { type: 'edit', enquiry: edited })).toEqual({ ...FAILED, enquiry: edited });
  expect(nextState(FAILED, { type: 'send', enquiry })).toEqual(SENDING);
});

test('a second press while it is being sent, or after it was sent, changes nothing', () => {
  for (const state of [SENDING, { name: 'sent' }] as const)
    expect(nextState(state, { type: 'send', enquiry })).toBe(state);
});

test('what comes too late changes nothing', () => {
  for (const state of [IDLE, FAILED, { name: 'sent' }] as const)
    expect(nextState(state, { type: 'succeed' })).toBe(state);
  expect(nextState(IDLE, { type: 'fail', error })).toBe(IDLE);
});

test('an emptied form has nothing that failed, and begins anew', () => {
  const empty = { ...enquiry, user_name: '', user_phone: '' };
  const edit: FormEvent = { type: 'edit', enquiry: empty };
  expect(nextState(FAILED, edit)).toBe(IDLE);
  expect(run(UNANSWERED, { type: 'ask' }, edit)).toBe(IDLE);
  for (const state of [SENDING, { name: 'sent' }] as const) expect(nextState(state, edit)).toBe(state);
  expect(nextState(FAILED, { type: 'edit', enquiry: { ...empty, message: 'Hi' } })).toHaveProperty('name', 'failed');
});

test('that an answer is missing is remembered until it is sent again, or has come', () => {
  expect(run(UNANSWERED, { type: 'edit', enquiry })).toEqual({ ...IDLE, unanswered: true });
  expect(run(UNANSWERED, { type: 'send', enquiry })).toEqual(SENDING);
  expect(run(UNANSWERED, { type: 'restore', unanswered: false })).toEqual(IDLE);
  expect(nextState(FAILED, UNANSWERED)).toBe(FAILED);
});

test('the question is asked once an enquiry, before it is sent or after a failure', () => {
  expect(nextState(FAILED, { type: 'ask' })).toEqual({ ...FAILED, asked: true });
  expect(run({ type: 'ask' }, { type: 'send', enquiry }, { type: 'fail', error })).toEqual({ ...FAILED, asked: true });
});

test('the question and the connection are remembered while the form is idle, and forgotten with the enquiry', () => {
  expect(run({ type: 'ask' }, { type: 'reconnect' })).toEqual({ ...IDLE, asked: true, reconnected: true });
  expect(run({ type: 'ask' }, { type: 'send', enquiry }, { type: 'succeed' }, { type: 'another' })).toEqual(IDLE);
  expect(nextState(FAILED, { type: 'reconnect' })).toBe(FAILED);
});
