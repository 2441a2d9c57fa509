import { expect, test } from 'vitest';
import { shutOut } from './robots.ts';

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
