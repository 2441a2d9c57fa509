import { expect, test } from 'vitest';
import { displayFonts, displayScript } from './display-font.ts';

test.each([
  ['en', 'Latn'],
  ['hi', 'Deva'],
  ['mr', 'Deva'],
  // Known, but no font here draws it.
  ['ur', 'Latn'],
  // A language that only tests speak.
  ['qps', 'Latn'],
])('%s is set in the font of %s', (locale, script) => {
  expect(displayScript(locale)).toBe(script);
});

test.each(['en', 'hi'])('a page in %s preloads one font, the one of its letters', (locale) => {
  expect(displayFonts(locale).map(({ preload }) => preload)).toEqual([
    true,
    ...displayFonts(locale)
      .slice(1)
      .map(() => false),
  ]);
});

test('a page in Latin letters has no font of another script', () => {
  expect(displayFonts('en').map(({ cssVariable }) => cssVariable)).toEqual(['--font-display']);
});
