import { expect, test } from 'vitest';
import { listWithAnd, listWithOr } from './sentence-list.ts';

test.each([
  [[], '', ''],
  [['a'], 'a', 'a'],
  [['a', 'b'], 'a or b', 'a and b'],
  [['a', 'b', 'c'], 'a, b or c', 'a, b and c'],
])('%j in a sentence', (names, or, and) => {
  expect([listWithOr(names), listWithAnd(names)]).toEqual([or, and]);
});
