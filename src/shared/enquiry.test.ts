import { expect, test } from 'vitest';
import { withSummary, enquiryChatLink, summarize } from './enquiry.ts';

const written = { user_name: 'Asha', user_phone: '98765 43210', title: 'Enquiry', message: 'A wedding\non 12 May' };
const TEXT = 'Message: A wedding\non 12 May\nName: Asha\nPhone: 98765 43210';

test('the text has the message, the name and the phone on labelled lines', () => {
  expect(summarize(written)).toBe(TEXT);
});

test('what is sent is what was written with the text appended; what was written stays', () => {
  expect(withSummary(written)).toEqual({ ...written, message: `A wedding\non 12 May\n${TEXT}` });
  expect(withSummary(written)).toEqual(withSummary(written));
  expect(written.message).toBe('A wedding\non 12 May');
});

test('without a message the text is all', () => {
  expect(withSummary({ ...written, message: '' }).message).toBe('Message: \nName: Asha\nPhone: 98765 43210');
});

test('the fields go in the order of the form', () => {
  expect(Object.keys(withSummary(written))).toEqual(['user_name', 'user_phone', 'title', 'message']);
});

test('the chat gets the same text, and gives it back', () => {
  const link = enquiryChatLink('https://wa.me/910000000000', { ...written, message: 'लाल & सोना? 100% #1 +' });
  expect(new URL(link).searchParams.get('text')).toBe('Message: लाल & सोना? 100% #1 +\nName: Asha\nPhone: 98765 43210');
});
