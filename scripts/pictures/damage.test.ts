/** What the check finds of damaged JPEGs and HEICs: every truncation, and as much of wrong bytes as can be noticed. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { cameraPhoto } from '../../tests/fixtures/camera-photo.ts';
import { HEIC } from '../../tests/fixtures/content-project.ts';
import { withWrongScanParameters } from '../../tests/fixtures/invalid-scan-jpeg.ts';
import { assertConvertible, assertUndamaged, hasEnd } from './damage.ts';
import { withValidScanParameters } from './scan-parameters.ts';

const MAX_PIXELS = 1_000_000;
/** Pictures that are decoded together. */
const AT_ONCE = 24;
const isFound = (bytes: Buffer) =>
  assertUndamaged(bytes, MAX_PIXELS).then(
    () => false,
    () => true,
  );
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
  ['with a profile, place and camera', (picture: Sharp) => picture.withMetadata({ orientation: 6 }).jpeg()],
])('a sound JPEG passes: %s', async (_, encode) => {
  const jpeg = await encode(textured(333, 177)).toBuffer();
  await expect(assertUndamaged(jpeg, MAX_PIXELS)).resolves.toBeUndefined();
});

test.each([
  ['grey', (picture: Sharp) => picture.greyscale().jpeg()],
  ['full colour', (picture: Sharp) => picture.jpeg({ chromaSubsampling: '4:4:4' })],
  ['halved colour', (picture: Sharp) => picture.jpeg()],
])('wrong scan parameters are no damage, and hide none: %s', async (_, encode) => {
  const sound = await encode(textured(333, 177)).toBuffer();
  const wrong = withWrongScanParameters(sound);
  await expect(sharp(wrong, { failOn: 'warning' }).raw().toBuffer()).rejects.toThrow();
  await assertUndamaged(wrong, MAX_PIXELS);
  const half = Math.floor(wrong.length / 2);
  for (const length of [half, wrong.length - 1]) expect(await isFound(wrong.subarray(0, length))).toBe(true);
  const withGap = (jpeg: Buffer) => Buffer.concat([jpeg.subarray(0, half), jpeg.subarray(half + 300)]);
  expect(await isFound(withGap(wrong))).toBe(await isFound(withGap(sound)));
});

test('scan parameters of a sound JPEG are left as they are, those of a progressive one too', async () => {
  for (const progressive of [false, true]) {
    const jpeg = await textured(90, 60).jpeg({ progressive }).toBuffer();
    expect(withValidScanParameters(jpeg)).toBe(jpeg);
    for (const length of [3, 200, jpeg.indexOf(Buffer.from([0xff, 0xda])) + 5])
      expect(withValidScanParameters(jpeg.subarray(0, length))).toEqual(jpeg.subarray(0, length));
  }
});

test('many at once are judged as one alone is', async () => {
  const whole = await textured(900, 700).jpeg().toBuffer();
  const half = Math.floor(whole.length / 2);
  const gone = Buffer.concat([whole.subarray(0, half), whole.subarray(half + 300)]);
  for (const [bytes, damaged] of [
    [whole, false],
    [withWrongScanParameters(whole), false],
    [gone, true],
    [withWrongScanParameters(gone), true],
  ] as const) {
    expect(await Promise.all(Array.from({ length: AT_ONCE }, () => isFound(bytes)))).toEqual(
      Array.from({ length: AT_ONCE }, () => damaged),
    );
  }
});

const photo = await sharp(await cameraPhoto({ width: 1024, height: 1280, seed: 3 }))
  .resize({ width: 256 })
  .toBuffer();
/**
 * Places that are spoilt one after the other. Measured with this photo: 14 are noticed in baseline, 46 in progressive.
 */
const PLACES = 48;

describe.each([
  { name: 'baseline', progressive: false, noticed: 10 },
  { name: 'progressive', progressive: true, noticed: 40 },
])('a $name JPEG', async ({ progressive, noticed }) => {
  const whole = await sharp(photo).jpeg({ progressive }).toBuffer();

  test('is found wherever it is cut off', () => {
    const lengths = Array.from({ length: whole.length }, (_, length) => length);
    expect(lengths.filter((length) => hasEnd(whole.subarray(0, length)))).toEqual([]);
    expect(hasEnd(whole)).toBe(true);
  });

  test('is found by the check when it is cut off', async () => {
    for (const length of [1, 20, Math.floor(whole.length / 2), whole.length - 2, whole.length - 1])
      expect([length, await isFound(whole.subarray(0, length))]).toEqual([length, true]);
  });

  test('is found when bytes in the middle are gone', async () => {
    const half = Math.floor(whole.length / 2);
    expect(await isFound(Buffer.concat([whole.subarray(0, half), whole.subarray(half + 300)]))).toBe(true);
  });

  test('with 64 wrong bytes is found where the decoder notices', async () => {
    let found = 0;
    for (let place = 0; place < PLACES; place += 1) {
      const damaged = Buffer.from(whole);
      const at = Math.floor(whole.length * (0.2 + (0.75 * place) / PLACES));
      for (let byte = at; byte < at + 64; byte += 1) damaged[byte] = ((damaged[byte] ?? 0) * 31 + byte) & 0xff;
      if (await isFound(damaged)) found += 1;
    }
    expect(found).toBeGreaterThanOrEqual(noticed);
  });
});

describe('a HEIC', async () => {
  const whole = await readFile(HEIC);
  const pixels = whole.lastIndexOf('mdat') + 4;
  const spoilt = [0.05, 0.2].map((part) => pixels + Math.floor(part * (whole.length - pixels)));

  test('that is whole passes', async () => {
    await expect(assertConvertible(whole)).resolves.toBeUndefined();
  });

  test.each(spoilt)(
    'of which the decoder reaches only a part is found, though it says nothing: byte %i',
    async (at) => {
      const flipped = Buffer.from(whole);
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      await expect(assertConvertible(flipped)).rejects.toThrow();
      await expect(
        assertConvertible(Buffer.concat([whole.subarray(0, at), Buffer.alloc(whole.length - at)])),
      ).rejects.toThrow();
    },
  );

  test('of which the decoder complains is found, and it writes nothing to the terminal', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    // The length of the first piece: longer than the file, as where a file is cut off.
    const cut = Buffer.from(whole).fill(0xff, pixels, pixels + 4);
    await expect(assertConvertible(cut)).rejects.toThrow();
    expect(log).not.toHaveBeenCalled();
  });
});
