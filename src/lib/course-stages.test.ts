import { expect, test } from 'vitest';
import { inStages } from './course-stages.ts';

const stage = (from: number) => ({ from, name: `from ${from}` });

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
