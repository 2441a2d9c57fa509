import { expect, test } from 'vitest';
import { enabledLocales, SUPPORTED_LOCALES } from '../../lib/locales.ts';
import { OPTIONAL_LOCALES, readLanguages, withLanguage } from './languages.ts';

test('the first language is always there, and any other unless it is left out', () => {
  expect(enabledLocales(['en', 'hi']).map(({ code, path }) => [code, path])).toEqual([['en', '']]);
  expect(enabledLocales(['xx']).map(({ code }) => code)).toEqual(SUPPORTED_LOCALES);
});

test.each([undefined, '', '[', '{}'])('a file that says %j leaves every language its pages', (text) =>
  expect(readLanguages(text)).toEqual(SUPPORTED_LOCALES),
);

test.each(OPTIONAL_LOCALES)('%s can be left out, and comes back', (code) => {
  const without = withLanguage(undefined, code, false);
  expect(readLanguages(without)).toEqual(SUPPORTED_LOCALES.filter((each) => each !== code));
  expect(withLanguage(without, code, true)).toBe('[]\n');
});
