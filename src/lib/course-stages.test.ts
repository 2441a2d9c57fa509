import { expect, test } from 'vitest';
import { inStages, stageFaults } from './course-stages.ts';

const DAYS = [1, '2-3', '4-6', 7];
const stage = (from: number) => ({ from, name: `from ${from}` });

test('stages that begin with cards, in their order, from the first card on are as they should be', () => {
  expect(stageFaults([], DAYS)).toEqual([]);
  expect(stageFaults([stage(1), stage(4)], DAYS)).toEqual([]);
});

test.each([
  [[1, 3], 1, /No card begins on day 3/, /1, 2, 4, 7/],
  [[2], 0, /first stage begins on day 2/, /day 1/],
  [[1, 4, 2], 2, /day 2, and the one before it on day 4/, /order/],
  [[1, 1], 1, /day 1, and the one before it on day 1/, /order/],
])('stages from %j', (from, at, cause, remedy) => {
  expect(stageFaults(from.map(stage), DAYS)).toEqual([
    { at, cause: expect.stringMatching(cause), remedy: expect.stringMatching(remedy) },
  ]);
});

test('every card stands in the stage of its day', () => {
  const cards = [[1], [2, 3], [4, 5, 6], [7]].map((numbers) => ({ numbers }));
  const of = (from: number[]) =>
    inStages(cards, from.map(stage)).map(({ name, cards: own }) => [name, own.map(({ numbers }) => numbers[0])]);
  expect(of([1, 4])).toEqual([
    ['from 1', [1, 2]],
    ['from 4', [4, 7]],
  ]);
  expect(of([])).toEqual([[undefined, [1, 2, 4, 7]]]);
});
