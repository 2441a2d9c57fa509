import { expect, test } from 'vitest';
import { EN } from './en.ts';
import { HI } from './hi.ts';
import { languageOf } from './localized-words.ts';

test.each([
  [[], {}, 'en'],
  [['hi'], {}, 'hi'],
  [['en'], { LANG: 'hi_IN.UTF-8' }, 'en'],
  [[], { LANG: 'hi_IN.UTF-8' }, 'hi'],
  [[], { LANG: 'hi', LC_ALL: 'C.UTF-8' }, 'en'],
  [[], { LANG: 'hil_PH' }, 'en'],
])('%j %j: %s', (args, env, language) => expect(languageOf(args, env)).toBe(language));

/** Every text of a table with the way to it. */
const textsOf = (table: object, path = ''): [path: string, text: string][] =>
  Object.entries(table).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}.${name}`, value] as [string, string]]
      : textsOf(value as object, `${path}.${name}`),
  );

test('Hindi says everything, with the same places', () => {
  const places = (table: object) => textsOf(table).map(([path, text]) => [path, (text.match(/\{\w+\}/g) ?? []).sort()]);
  expect(places(HI)).toEqual(places(EN));
});
