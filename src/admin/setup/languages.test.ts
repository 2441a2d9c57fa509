import { expect, test } from 'vitest';
import { keptOf, KNOWN_CODES } from '../../lib/locales.ts';
import { OPTIONAL_LOCALES, readLanguages, parseYesNo, withLanguage } from './languages.ts';

test('the first language is always there, and one that the project cannot speak never', () => {
  expect(keptOf([]).map(({ code, path }) => [code, path])).toEqual([['en', '']]);
  expect(keptOf(['hi', 'xx']).map(({ code }) => code)).toEqual(['en', 'hi']);
});

test.each([undefined, '', '[', '{}'])('a file that says %j leaves every language its pages', (text) =>
  expect(readLanguages(text)).toEqual(KNOWN_CODES),
);

test.each(OPTIONAL_LOCALES)('%s can be left out, and comes back', (code) => {
  const without = withLanguage(undefined, code, false);
  expect(readLanguages(without)).toEqual(KNOWN_CODES.filter((each) => each !== code));
  expect(withLanguage(without, code, true)).toBe('["en", "hi"]\n');
});

test.each([
  ['Yes', true],
  ['हां', true],
  ['no', false],
  ['नहीं', false],
  ['perhaps', undefined],
])('%s', (answer, is) => expect(parseYesNo(answer)).toBe(is));
