import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photo } from '../../tests/fixtures/content-project.ts';
import { holdsGpsTag, orientationOf, readExif } from './exif.ts';

const exifOf = async (bytes: Buffer) => {
  const { exif } = await sharp(bytes).metadata();
  if (!exif) throw new Error('The photo has no EXIF');
  return exif;
};
const phone = await exifOf(await photo({ phone: true, width: 90, height: 60 }));

test('what a phone writes is read, also without the word Exif before it', () => {
  expect(readExif(phone)).toEqual({ hasLocation: true, hasPerson: false, hasCamera: true });
  expect(readExif(phone.subarray(6))).toEqual(readExif(phone));
  expect(orientationOf(phone)).toBe(6);
});

test('EXIF that is cut off anywhere tells a place for as long as it holds the tag of one', () => {
  const lengths = Array.from({ length: phone.length }, (_, length) => length);
  const withTag = lengths.filter((length) => holdsGpsTag(phone.subarray(0, length)));
  expect(withTag.length).toBeGreaterThan(20);
  expect(withTag.filter((length) => !readExif(phone.subarray(0, length)).hasLocation)).toEqual([]);
});

test.each([
  ['its first letters', 0],
  ['its byte order', 6],
  ['the place of its first part', 10],
])('EXIF that is damaged in %s is told as a place, and upright', (_, at) => {
  const damaged = Buffer.from(phone);
  damaged.fill(0xff, at, at + 4);
  expect(readExif(damaged)).toMatchObject({ hasLocation: true, hasCamera: true });
  expect(orientationOf(damaged)).toBe(1);
});

test('what is no EXIF tells no place', () => {
  expect(readExif(Buffer.from('no EXIF at all'))).toEqual({ hasLocation: false, hasPerson: false, hasCamera: true });
});

test.each([
  [
    'a part that names the camera alone',
    { IFD0: { Make: 'Phone' } },
    { hasLocation: false, hasPerson: false, hasCamera: true },
  ],
  ['an author', { IFD0: { Artist: 'Priya' } }, { hasLocation: false, hasPerson: true, hasCamera: false }],
  [
    'a place in one number',
    { IFD3: { GPSLatitude: '25/1 0/1 0/1' } },
    { hasLocation: true, hasPerson: false, hasCamera: true },
  ],
  [
    'a destination’s latitude',
    { IFD3: { GPSDestLatitude: '25/1 0/1 0/1' } },
    { hasLocation: true, hasPerson: false, hasCamera: true },
  ],
  [
    'its longitude',
    { IFD3: { GPSDestLongitude: '78/1 0/1 0/1' } },
    { hasLocation: true, hasPerson: false, hasCamera: true },
  ],
  [
    'a lens with its number',
    { IFD2: { LensSerialNumber: '7201' } },
    { hasLocation: false, hasPerson: true, hasCamera: false },
  ],
  ['zeros', { IFD3: { GPSLatitude: '0/1 0/1 0/1' } }, { hasLocation: false, hasPerson: false, hasCamera: true }],
])('%s', async (_, exif, facts) => {
  const bytes = await sharp(await photo({ width: 90, height: 60 }))
    .withExif(exif)
    .jpeg()
    .toBuffer();
  expect(readExif(await exifOf(bytes))).toEqual(facts);
});
