import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { photo } from '../../tests/fixtures/small-project.ts';
import { isSoundJpeg } from './huffman.ts';

const textured = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: 'black', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });

test.each([
  ['grey', (picture: Sharp) => picture.greyscale().jpeg()],
  ['full colour', (picture: Sharp) => picture.jpeg({ chromaSubsampling: '4:4:4' })],
  ['halved colour', (picture: Sharp) => picture.jpeg({ chromaSubsampling: '4:2:0' })],
  ['CMYK', (picture: Sharp) => picture.toColourspace('cmyk').jpeg()],
  ['progressive', (picture: Sharp) => picture.jpeg({ progressive: true })],
  ['fixed tables', (picture: Sharp) => picture.jpeg({ optimiseCoding: false, quality: 100 })],
  ['low quality', (picture: Sharp) => picture.jpeg({ quality: 5 })],
  ['one pixel', (picture: Sharp) => picture.resize(1, 1).jpeg()],
])('a sound JPEG is sound: %s', async (_, encode) => {
  expect(isSoundJpeg(await encode(textured(333, 177)).toBuffer())).toBe(true);
});

test('64 wrong bytes are found wherever they stand', async () => {
  const whole = await photo({ seed: 3, width: 600, height: 600 });
  const found: boolean[] = [];
  for (let part = 0.3; part < 0.9; part += 0.05) {
    const damaged = Buffer.from(whole);
    const at = Math.floor(whole.length * part);
    for (let byte = at; byte < at + 64; byte += 1) damaged[byte] = ((damaged[byte] ?? 0) * 31 + byte) & 0xff;
    found.push(!isSoundJpeg(damaged));
  }
  expect(found).not.toContain(false);
});

test('bytes that are gone, and an end that is missing', async () => {
  const whole = await textured(400, 400).jpeg().toBuffer();
  const half = Math.floor(whole.length / 2);
  expect(isSoundJpeg(Buffer.concat([whole.subarray(0, half), whole.subarray(half + 300)]))).toBe(false);
  expect(isSoundJpeg(whole.subarray(0, half))).toBe(false);
});
