import { expect, test } from 'vitest';
import { linkedPages } from './pagination.ts';

const gap = undefined;

test.each([
  [1, 1, [1]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 42, [1, 2, 3, gap, 42]],
  [5, 42, [1, 2, 3, 4, 5, 6, 7, gap, 42]],
  [20, 42, [1, gap, 18, 19, 20, 21, 22, gap, 42]],
  [38, 42, [1, gap, 36, 37, 38, 39, 40, 41, 42]],
  [42, 42, [1, gap, 40, 41, 42]],
])('from page %i of %i', (current, last, linked) => {
  expect(linkedPages(current, last)).toEqual(linked);
});

test('whatever the page, there are at most nine places, and no gap hides a single page', () => {
  for (let last = 1; last <= 60; last += 1) {
    for (let current = 1; current <= last; current += 1) {
      const linked = linkedPages(current, last);
      expect(linked.length).toBeLessThanOrEqual(9);
      for (const [at, page] of linked.entries())
        if (page === undefined) expect(linked[at + 1]! - linked[at - 1]!).toBeGreaterThan(2);
        else if (at > 0 && linked[at - 1] !== undefined) expect(page).toBe(linked[at - 1]! + 1);
    }
  }
});
