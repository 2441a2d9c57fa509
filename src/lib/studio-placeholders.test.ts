import { expect, test } from 'vitest';
import {
  fillHtml,
  fillPlaceholders,
  localeOfEntry,
  studioPlaceholders,
  unknownPlaceholders,
} from './studio-placeholders.ts';

const PLACEHOLDERS = studioPlaceholders({ name: 'Ruby & "Co" $&', address: { city: { en: 'Orai', hi: 'उरई' } } });

test.each([
  ['hi/home.yaml', 'hi'],
  ['hi/trial', 'hi'],
  ['en/about.md', 'en'],
  ['services.yaml', 'en'],
  ['hill/01-red.yaml', 'en'],
])('the texts of %s are in %s', (id, locale) => expect(localeOfEntry(id)).toBe(locale));

test('each text has the facts of its own language, at any depth', () => {
  const texts = { en: '{city}', hi: '{city} में', alt: 'In {city}', alt_hi: '{city}', lists: [{ hi: ['{city}', 7] }] };
  expect(fillPlaceholders(texts, PLACEHOLDERS, 'en')).toEqual({
    en: 'Orai',
    hi: 'उरई में',
    alt: 'In Orai',
    alt_hi: 'उरई',
    lists: [{ hi: ['उरई', 7] }],
  });
  expect(fillPlaceholders({ title: '{city}' }, PLACEHOLDERS, 'hi')).toEqual({ title: 'उरई' });
});

test('other placeholders, dates and what is no text stay as they are', () => {
  const date = new Date(0);
  const data = { hours: '{opens} to {closes}', date, none: null, count: 3, half: '{city' };
  expect(fillPlaceholders(data, PLACEHOLDERS, 'en')).toEqual(data);
});

test('a name stays what it is', () => {
  expect(fillPlaceholders('{name}!', PLACEHOLDERS, 'en')).toBe('Ruby & "Co" $&!');
  expect(fillHtml('<p>{name}, {x}</p>', PLACEHOLDERS, 'hi')).toBe('<p>Ruby &amp; &quot;Co&quot; $&amp;, {x}</p>');
});

test.each([[undefined], [null], ['text'], [{ name: 7, address: 'x' }], [{ name: { en: 'A' }, address: null }]])(
  'facts that are none: %j',
  (facts) =>
    expect(fillPlaceholders({ hi: '{name} {city}' }, studioPlaceholders(facts), 'en')).toEqual({ hi: '{name} {city}' }),
);

test('what is written as a placeholder and is none', () =>
  expect(unknownPlaceholders('{name} { city } {town} {} {a b} function() { return }')).toEqual([
    '{ city }',
    '{town}',
    '{ return }',
  ]));
