import { describe, expect, test } from 'vitest';
import { decodedAddress, galleryAddress, href } from './urls.ts';

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

test('the first page of a gallery is the gallery', () => {
  expect([1, 2].map((number) => galleryAddress('/hi/portfolio', number))).toEqual(['/hi/portfolio', '/hi/portfolio/2']);
});

test.each([
  ['/%E0%A4%A8%E0%A4%96', '/नख'],
  ['/नख#post-1', '/नख#post-1'],
  ['/50%', '/50%'],
])('%s is read as %s', (address, read) => {
  expect(decodedAddress(address)).toBe(read);
});
