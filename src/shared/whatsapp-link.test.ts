import { expect, test } from 'vitest';
import { chatLink, digits } from './whatsapp-link.ts';

test('a number keeps its digits alone', () => {
  expect(digits('+91 00000-00000')).toBe('910000000000');
});

test('a chat without a text has no question mark', () => {
  expect(chatLink('+91 00000 00000')).toBe('https://wa.me/910000000000');
});

test('the text is percent-encoded', () => {
  expect(
    chatLink(
      '+91 00000 00000',
      'Hi, I am interested in joining the 30 Days Master Class. Please provide more details.',
    ),
  ).toBe(
    'https://wa.me/910000000000?text=Hi%2C%20I%20am%20interested%20in%20joining%20the%2030%20Days%20Master%20Class.%20Please%20provide%20more%20details.',
  );
  expect(chatLink('+91 0', 'लाल & सोना')).toBe('https://wa.me/910?text=लाल%20%26%20सोना');
  expect(new URL(chatLink('+91 0', 'लाल & सोना + 1#?')).searchParams.get('text')).toBe('लाल & सोना + 1#?');
});
