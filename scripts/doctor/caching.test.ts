import { expect, test } from 'vitest';
import { freshness, sharedFreshness } from './caching.ts';

test.each([
  [null, undefined],
  ['public', undefined],
  ['no-cache', 0],
  ['public, max-age=0, must-revalidate', 0],
  ['no-store', 0],
  ['max-age=600, no-cache', 0],
  ['public, max-age=31536000, immutable', 31_536_000],
  ['s-maxage=600', undefined],
])('%s is kept for %s seconds', (header, seconds) => {
  expect(freshness(header)).toBe(seconds);
});

test.each([
  [null, 0],
  ['max-age=600', 0],
  ['public, s-maxage=86400, max-age=0', 86_400],
  ['no-cache, s-maxage=600', 0],
  ['private, s-maxage=600', 0],
])('of %s a network keeps an answer for %s seconds', (header, seconds) => {
  expect(sharedFreshness(header)).toBe(seconds);
});
