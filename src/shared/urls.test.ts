import { describe, expect, test } from 'vitest';
import { decodedAddress, firstPageAddress, galleryAddress, href } from './urls.ts';

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
  ['/portfolio', '/portfolio'],
  ['/portfolio/2', '/portfolio'],
  ['/portfolio/12#post-1', '/portfolio#post-1'],
  ['/hi/portfolio/2?from=menu', '/hi/portfolio?from=menu'],
  ['/नाखून/2', '/नाखून'],
  ['/2024', '/2024'],
  ['/2024/2', '/2024'],
  ['/hi/2024', '/hi/2024'],
  ['/hi/2024/2', '/hi/2024'],
  ['/hi/2024#post-1', '/hi/2024#post-1'],
  ['/academy#dates/2', '/academy#dates/2'],
  ['/', '/'],
])('the gallery of %s begins at %s', (address, first) => {
  expect(firstPageAddress(address)).toBe(first);
});

test.each([
  ['/%E0%A4%A8%E0%A4%96', '/नख'],
  ['/नख#post-1', '/नख#post-1'],
  ['/50%', '/50%'],
])('%s is read as %s', (address, read) => {
  expect(decodedAddress(address)).toBe(read);
});
