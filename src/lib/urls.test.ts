import { describe, expect, test } from 'vitest';
import { absolute, href, shareAddress } from './urls.ts';

describe('href', () => {
  test.each([
    ['/', '/', '/'],
    ['/portfolio', '/', '/portfolio'],
    ['/portfolio#post-1', '/', '/portfolio#post-1'],
    ['/', '/studio', '/studio/'],
    ['/', '/studio/', '/studio/'],
    ['/academy', '/studio/', '/studio/academy'],
    ['#contact', '/studio/', '#contact'],
  ])('%s under %s is %s', (to, base, expected) => {
    expect(href(to, base)).toBe(expected);
  });
});

test('a full address has the origin of the site and its path', () => {
  expect(absolute('/academy', new URL('https://a.example/studio'), '/studio')).toBe('https://a.example/studio/academy');
  expect(absolute('/academy', undefined)).toBeUndefined();
});

test('every page of a gallery is shared with the picture of its first', () => {
  expect(shareAddress('/', 'en')).toBe('/share/home.jpg');
  expect(shareAddress('/portfolio/2', 'en')).toBe('/share/portfolio.jpg');
  expect(shareAddress('/portfolio/2', 'hi')).toBe('/share/hi/portfolio.jpg');
});
