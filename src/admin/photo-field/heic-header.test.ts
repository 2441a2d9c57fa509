import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { HEIC, photo } from '../../../tests/fixtures/content-project.ts';
import { orientationIn, unturnedWebp } from './exif-orientation.ts';
import { readHeicHeader } from './heic-header.ts';

const heic = await readFile(HEIC);

test('the sample turns by itself and is of a phone’s colours', () => {
  expect(readHeicHeader(heic)).toEqual({ pixels: 320 * 240, colorSpace: 'display-p3', orientation: 1 });
});

test('a file that leaves the turning to its EXIF', () => {
  const renamed = Buffer.from(heic);
  for (let at = renamed.indexOf('irot'); at !== -1; at = renamed.indexOf('irot')) renamed.write('free', at);
  const tiff = Buffer.from('Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0', 'latin1');
  const { orientation } = readHeicHeader(Buffer.concat([renamed.subarray(0, renamed.indexOf('mdat') + 4), tiff]));
  expect(orientation).toBe(6);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a beginning', heic.subarray(0, 60)],
  ['something else', Buffer.from('meta, said the letter')],
])('%s is sRGB and upright', (_, bytes) => {
  expect(readHeicHeader(bytes)).toMatchObject({ colorSpace: 'srgb', orientation: 1 });
});

test.each(['', 'II', 'MM\0\x2a\xff\xff\xff\xff', 'II\x2a\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x63\0\0\0'])(
  'EXIF that says no side is upright: %j',
  (tiff) => {
    expect(orientationIn(Buffer.from(tiff, 'latin1'))).toBe(1);
  },
);

test('a WebP is freed of the turn that some browsers follow, and the turn is told', async () => {
  const turned = new Uint8Array(
    await sharp(await photo({ phone: true, width: 90, height: 60 }))
      .keepMetadata()
      .webp()
      .toBuffer(),
  );
  const { bytes, orientation } = unturnedWebp(turned);
  expect(orientation).toBe(6);
  expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
  const plain = new Uint8Array(await sharp(turned).webp().toBuffer());
  expect(unturnedWebp(plain)).toEqual({ bytes: plain, orientation: 1 });
});
