import { expect, test } from 'vitest';
import { forbidsIndexing, shutOut } from './robots.ts';

test.each<[text: string, names: string[]]>([
  ['User-agent: *\nAllow: /\nDisallow: /admin', []],
  ['User-agent: *\nDisallow: /', ['*']],
  ['User-agent: *\r\nDisallow: /*', ['*']],
  ['User-agent: *\nDisallow:', []],
  ['User-agent: Googlebot\nDisallow: /', ['Googlebot']],
  ['User-agent: bingbot\nUser-agent: googlebot\nDisallow: /', ['bingbot', 'googlebot']],
  ['User-agent: *\nUser-agent: GPTBot\nDisallow: /', ['*']],
  ['User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nAllow: /', []],
  ['User-agent: *\nAllow: /\nUser-agent: GPTBot\nDisallow: / # not for training', []],
])('%j', (text, names) => {
  expect(shutOut(text)).toEqual(names);
});

test.each([
  'noindex',
  'NoIndex, nofollow',
  'nofollow,none',
  'max-snippet:-1, noindex',
  'googlebot: noindex',
  'Googlebot:nofollow, noindex',
  'GPTBot: noai, bingbot: none',
  '*: noindex',
])('%s keeps a page out of search', (directives) => {
  expect(forbidsIndexing(directives)).toBe(true);
});

test.each([
  '',
  'all',
  'index, follow',
  'noimageindex',
  'max-image-preview:none',
  'max-image-preview: none, max-snippet: -1',
  'GPTBot: noindex',
  'GPTBot: nofollow, noindex',
  'googlebot: nofollow, GPTBot: noindex',
  'googlebot: max-image-preview: none',
  'unavailable_after: Friday, 31-Dec-99 23:59:59 UTC',
])('%j does not', (directives) => {
  expect(forbidsIndexing(directives)).toBe(false);
});
