import { expect, test } from 'vitest';
import { SUPPORTED_CODE_POINTS } from '../shared/share-font-coverage.ts';
import { loadFonts } from './font-coverage.ts';

/** Code points as ranges in hexadecimal: `20-7e a0`. */
function rangesOf(letters: ReadonlySet<number>): string {
  const ranges: [first: number, last: number][] = [];
  for (const point of [...letters].sort((a, b) => a - b)) {
    const open = ranges.at(-1);
    if (open && point === open[1] + 1) open[1] = point;
    else ranges.push([point, point]);
  }
  return ranges.map((range) => [...new Set(range)].map((point) => point.toString(16)).join('-')).join(' ');
}

test('the fonts have the letters that the schemas of texts take for drawn', () => {
  expect(Object.fromEntries(loadFonts().map(({ name, letters }) => [name, rangesOf(letters)]))).toEqual(
    SUPPORTED_CODE_POINTS,
  );
});
