import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { HEIC, photo } from '../../tests/fixtures/small-project.ts';
import { isComplete } from './complete-picture.ts';

const source = await photo({ width: 90, height: 60 });
const as = (format: 'png' | 'webp' | 'avif' | 'gif') => sharp(source).toFormat(format).toBuffer();

/** The picture without more and more of its end. */
const cutOff = (whole: Buffer) => Array.from({ length: whole.length - 12 }, (_, at) => whole.subarray(0, at + 12));

test.each([
  ['jpeg', source],
  ['png', await as('png')],
  ['webp', await as('webp')],
] as const)('the end of a %s is missed, wherever it is cut off', (kind, whole) => {
  expect(isComplete(kind, whole)).toBe(true);
  expect(cutOff(whole).filter((part) => isComplete(kind, part))).toEqual([]);
});

test.each([
  ['avif', await as('avif')],
  ['gif', await as('gif')],
  ['heic', await readFile(HEIC)],
] as const)(
  'the end of a %s is missed but for chance: between two boxes, behind a byte that ends a GIF',
  (kind, whole) => {
    expect(isComplete(kind, whole)).toBe(true);
    expect(cutOff(whole).filter((part) => isComplete(kind, part)).length).toBeLessThan(4 + whole.length / 100);
  },
);

test('what follows the end does not count', async () => {
  for (const [kind, whole] of [
    ['jpeg', source],
    ['png', await as('png')],
    ['webp', await as('webp')],
  ] as const)
    expect(isComplete(kind, Buffer.concat([whole, Buffer.from('more')]))).toBe(true);
});
