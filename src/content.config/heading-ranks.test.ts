import { expect, test } from 'vitest';
import { withHeadingRanks } from './heading-ranks.ts';

/** HTML of headings of these ranks. */
const headings = (...ranks: number[]) => ranks.map((rank) => `<h${rank}>A</h${rank}><p>b</p>`).join('\n');

test.each<[written: number[], below2: number[], below3: number[]]>([
  [[1], [2], [3]],
  [[2], [2], [3]],
  [
    [3, 3],
    [2, 2],
    [3, 3],
  ],
  [
    [1, 2, 3, 2, 1],
    [2, 3, 4, 3, 2],
    [3, 4, 5, 4, 3],
  ],
  [
    [1, 4, 3, 4],
    [2, 3, 3, 4],
    [3, 4, 4, 5],
  ],
  [
    [2, 1],
    [2, 2],
    [3, 3],
  ],
  [
    [1, 2, 3, 4, 5, 6],
    [2, 3, 4, 5, 6, 6],
    [3, 4, 5, 6, 6, 6],
  ],
])('headings of the ranks %j', (written, below2, below3) => {
  expect(withHeadingRanks(headings(...written), 2)).toBe(headings(...below2));
  expect(withHeadingRanks(headings(...written), 3)).toBe(headings(...below3));
});

test('headings that are written as HTML, and nothing else', () => {
  expect(withHeadingRanks('<H1 class="a">A</H1><hr><header>b</header>', 2)).toBe(
    '<h2 class="a">A</h2><hr><header>b</header>',
  );
});
