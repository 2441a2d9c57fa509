import { expect, test } from 'vitest';
import { LOCALES } from './locales.ts';
import { addressIn, alternatesOf, inFirstLanguage } from './routes.ts';

test.each([
  ['/', '/hi'],
  ['/portfolio', '/hi/portfolio'],
  ['/portfolio/2#post-27', '/hi/portfolio/2#post-27'],
  ['/#contact', '/hi#contact'],
  ['#contact', '#contact'],
  ['/price-list.pdf', '/price-list.pdf'],
])('%s in Hindi is %s', (to, hindi) => {
  expect(addressIn(to, 'hi')).toBe(hindi);
  expect(addressIn(to, 'en')).toBe(to);
});

test.each([
  ['/hi', '/'],
  ['/hi#contact', '/#contact'],
  ['/hi?from=menu', '/?from=menu'],
  ['/hi/portfolio/2#post-27', '/portfolio/2#post-27'],
  ['/hindi', '/hindi'],
  ['/academy', '/academy'],
])('the Hindi address %s is %s in the first language', (hindi, first) => {
  expect(inFirstLanguage(hindi, 'hi')).toBe(first);
  expect(inFirstLanguage(hindi, 'en')).toBe(hindi);
});

test('a page lies in every language at one address below that of the language', () => {
  expect(alternatesOf('/portfolio/2')).toEqual([
    { locale: 'en', path: '/portfolio/2' },
    { locale: 'hi', path: '/hi/portfolio/2' },
  ]);
  expect(alternatesOf('/academy').map(({ locale }) => locale)).toEqual(LOCALES);
});

test('the page for wrong addresses, which is one for all, has the first page in its place', () => {
  expect(alternatesOf('/404').map(({ path }) => path)).toEqual(['/', '/hi']);
});
