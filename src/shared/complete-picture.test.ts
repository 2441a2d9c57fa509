import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { HEIC, photo } from '../../tests/fixtures/content-project.ts';
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

/** A box of an ISO container: its size as it is written, its name, and what is in it. */
function box(size: number, content: readonly number[] = []): number[] {
  const written = new DataView(new ArrayBuffer(4));
  written.setUint32(0, size);
  return [...new Uint8Array(written.buffer), ...Buffer.from('mdat'), ...content];
}

const FOUR = [1, 2, 3, 4];
/** A size that eight bytes behind the name tell, with the box's content. */
const large = (high: number, low: number) => box(1, [0, 0, 0, high, 0, 0, 0, low, ...FOUR]);

test.each([
  ['an empty box', box(8), true],
  ['a box that goes up to the end', box(0, FOUR), true],
  ['a size of eight bytes', large(0, 20), true],
  ['a size of eight bytes that is larger than the file', large(0, 21), false],
  ['a size of more than four gigabytes', large(1, 20), false],
  ['a size that is smaller than the box’s own beginning', [...box(7), ...FOUR], false],
] as const)('a file ends with its boxes: %s', (_, own, complete) => {
  const bytes = (...boxes: (readonly number[])[]) => Uint8Array.from(boxes.flat());
  expect(isComplete('heic', bytes(box(12, FOUR), own))).toBe(complete);
  expect(isComplete('avif', bytes(own))).toBe(complete);
});

test('of other kinds nobody knows where they end', () => {
  expect(isComplete('tiff', Uint8Array.of(1))).toBe(true);
});
