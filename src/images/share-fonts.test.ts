import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { SUPPORTED_CODE_POINTS } from '../shared/share-font-coverage.ts';
import { loadFonts } from './share-fonts.ts';

/** Code points as ranges in hexadecimal: `20-7e a0`. */
function rangesOf(points: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const point of points.toSorted((a, b) => a - b)) {
    const open = ranges.at(-1);
    if (open && point === open[1] + 1) open[1] = point;
    else ranges.push([point, point]);
  }
  return ranges.map((range) => [...new Set(range)].map((point) => point.toString(16)).join('-')).join(' ');
}

function lettersIn(font: Buffer): string {
  const read = create(font);
  return rangesOf('characterSet' in read ? read.characterSet : []);
}

test('the fonts have the letters that the schemas of texts take for drawn', () => {
  expect(Object.fromEntries(loadFonts().map(({ name, data }) => [name, lettersIn(data)]))).toEqual(
    SUPPORTED_CODE_POINTS,
  );
});
