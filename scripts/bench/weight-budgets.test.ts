import { expect, test } from 'vitest';
import { excesses } from './weight-budgets.ts';
import { INLINE_PATH, type Part } from './transfer-size.ts';

const HERO = '/_astro/rose.avif';
const limit = { markup: 100, script: 100, all: 250, hero: 50 };
const part = (type: Part['type'], path: string, bytes: number): Part => ({ type, path, bytes });

test('a page within its limits is not spoken of', () => {
  expect(
    excesses('/', [part('markup', '/', 100), part('script', '/a.js', 100), part('picture', HERO, 50)], limit, HERO),
  ).toEqual([]);
});

test('an excess names the page, the files and the bytes', () => {
  expect(excesses('/', [part('script', '/a.js', 60), part('script', '/b.js', 61)], limit, HERO)).toEqual([
    '/: script is 121 bytes, the limit is 100: /b.js 61, /a.js 60',
  ]);
});

test('every limit is looked at', () => {
  const heavy = [part('markup', '/', 101), part('script', '/a.js', 101), part('picture', HERO, 51)];
  expect(excesses('/', heavy, limit, HERO)).toHaveLength(4);
});

test('a page that is too heavy with its picture is named, however light each of the two is', () => {
  const parts = [part('markup', '/', 15_000), part('picture', INLINE_PATH, 15_001)];
  expect(excesses('/', parts, { markup: 15_000, script: 0, all: 40_000, hero: 16_000 }, INLINE_PATH)).toEqual([
    `/: HTML with its picture is 30001 bytes, the limit is 30000: ${INLINE_PATH} 15001, / 15000`,
  ]);
});
