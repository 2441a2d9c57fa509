import { expect, test } from 'vitest';
import { placesIn, textsIn } from '../../tests/fixtures/texts-in.ts';
import { EN } from './en.ts';
import { HI } from './hi.ts';
import { languageOf, unknownWords } from './localized-words.ts';

test.each([
  [[], {}, 'en'],
  [['hi'], {}, 'hi'],
  [['en'], { LANG: 'hi_IN.UTF-8' }, 'en'],
  [[], { LANG: 'hi_IN.UTF-8' }, 'hi'],
  [[], { LANG: 'hi', LC_ALL: 'C.UTF-8' }, 'en'],
  [[], { LANG: 'hil_PH' }, 'en'],
])('%j %j: %s', (args, env, language) => expect(languageOf(args, env)).toBe(language));

test('what is no language is not passed over', () => {
  expect(unknownWords(['hi'])).toEqual([]);
  expect(unknownWords(['xyz', 'en', '--hi'])).toEqual(['xyz', '--hi']);
});

test('Hindi says everything, with the same places', () => {
  const places = (table: object) => textsIn(table).map(([path, text]) => [path, placesIn(text)]);
  expect(places(HI)).toEqual(places(EN));
});
