import { expect, test } from 'vitest';
import { absolute, sharePicturePath } from './urls.ts';

test('a full address has the origin of the site and its path', () => {
  expect(absolute('/academy', new URL('https://a.example/studio'), '/studio')).toBe('https://a.example/studio/academy');
  expect(absolute('/academy', undefined)).toBeUndefined();
});

test('every page of a gallery is shared with the picture of its first', () => {
  expect(sharePicturePath('/', 'en')).toBe('/share/home.jpg');
  expect(sharePicturePath('/portfolio/2', 'en')).toBe('/share/portfolio.jpg');
  expect(sharePicturePath('/portfolio/2', 'hi')).toBe('/share/hi/portfolio.jpg');
});
