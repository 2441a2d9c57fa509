import { expect, test } from 'vitest';
import { languageOf, unknownWords } from './command-language.ts';

test.each([
  [[], {}, 'en'],
  [['hi'], {}, 'hi'],
  [['en'], { LANG: 'hi_IN.UTF-8' }, 'en'],
  [[], { LANG: 'hi_IN.UTF-8' }, 'hi'],
  [[], { LANG: 'hi', LC_ALL: 'C.UTF-8' }, 'en'],
  [[], { LANG: 'hil_PH' }, 'en'],
])('%j %j: %s', (args, env, language) => expect(languageOf(args, env)).toBe(language));

test('what is no language is not passed over', () => {
  expect(unknownWords(['hi'], {})).toEqual([]);
  expect(unknownWords(['xyz', 'en', '--hi'], {})).toEqual(['xyz', '--hi']);
});

test.each([
  ['npm_config_hi', ['--hi']],
  ['npm_config_hindi', ['--hindi']],
  ['npm_config_save', []],
])('of a language that npm has kept it is told: %s', (name, words) => {
  expect(unknownWords([], { [name]: 'true' })).toEqual(words);
});
