import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCROLL_MS, SCROLL_OFFSET, progress } from './scroll-animation.ts';

test('begins at 0 and has ended after 500 ms', () => {
  expect(SCROLL_MS).toBe(500);
  expect(progress(-16)).toBe(0);
  expect(progress(0)).toBe(0);
  expect(progress(250)).toBeCloseTo(0.5);
  expect(progress(500)).toBe(1);
  expect(progress(900)).toBe(1);
});

test('never goes back', () => {
  const way = Array.from({ length: 51 }, (_, i) => progress(i * 10));
  expect(way).toEqual([...way].sort((a, b) => a - b));
});

test('a plain link leaves the section as far below the window’s top as the animation does', () => {
  expect(readFileSync('src/components/Contact.astro', 'utf8')).toContain(`scroll-margin-top: ${SCROLL_OFFSET}px;`);
});
