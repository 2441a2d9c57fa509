import { expect, test } from 'vitest';
import { freshness } from './caching.ts';

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
