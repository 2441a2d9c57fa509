import { afterEach, expect, test, vi } from 'vitest';
import { absolute, sharePicturePath } from './urls.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a full address has the origin of the site and its path', () => {
  vi.stubEnv('BASE_URL', '/studio');
  expect(absolute('/academy', new URL('https://a.example/studio'))).toBe('https://a.example/studio/academy');
  expect(absolute('/academy', undefined)).toBeUndefined();
});

test('every page of a gallery is shared with the picture of its first', () => {
  expect(sharePicturePath('/', 'en')).toBe('/share/home.jpg');
  expect(sharePicturePath('/portfolio/2', 'en')).toBe('/share/portfolio.jpg');
  expect(sharePicturePath('/portfolio/2', 'hi')).toBe('/share/hi/portfolio.jpg');
});
