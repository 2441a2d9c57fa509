import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photo } from '../../tests/fixtures/small-project.ts';
import { embeddedDataOf } from './embedded-data.ts';
import { privacyRiskOf } from './privacy.ts';

const clean = await photo({ width: 90, height: 60 });
const withExif = (exif: Parameters<ReturnType<typeof sharp>['withExif']>[0]) =>
  sharp(clean).withExif(exif).jpeg().toBuffer();
const xmp = (fields: string) =>
  sharp(clean).withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${fields}</x:xmpmeta>`).jpeg().toBuffer();
const gravity = async (bytes: Buffer) => {
  const { hasLocation, isSerious, isHarmless } = await privacyRiskOf(bytes, await embeddedDataOf(bytes));
  return hasLocation ? 'place' : isSerious ? 'grave' : isHarmless ? 'empty' : 'plain';
};

test.each([
  ['a position', await photo({ phone: true, width: 90, height: 60 }), 'place'],
  [
    'a position filled with zeros',
    await withExif({ IFD3: { GPSLatitude: '0/1 0/1 0/1', GPSLongitude: '0/1 0/1 0/1' } }),
    'plain',
  ],
  ['a position in XMP', await xmp('<exif:GPSLatitude>25,26.9N</exif:GPSLatitude>'), 'place'],
  ['a city in XMP', await xmp('<photoshop:City>Pune</photoshop:City>'), 'grave'],
  ['a program in XMP', await xmp('<xmp:CreatorTool>Editor</xmp:CreatorTool>'), 'plain'],
  ['an owner', await withExif({ IFD0: { Artist: 'Priya' } }), 'grave'],
  ['an owner’s field left blank', await withExif({ IFD0: { Artist: '   ' } }), 'empty'],
  ['a serial number', await withExif({ IFD2: { BodySerialNumber: '7201' } }), 'grave'],
  ['the camera and the time', await withExif({ IFD0: { Make: 'Phone', DateTime: '2026:05:12 09:30:00' } }), 'plain'],
  ['which side is up', await sharp(clean).withMetadata({ orientation: 6 }).jpeg().toBuffer(), 'empty'],
  ['a film behind it', Buffer.concat([clean, Buffer.from('\0\0\0\x18ftypmp42')]), 'grave'],
  ['a second photo behind it', Buffer.concat([clean, clean]), 'plain'],
  [
    'a second photo with a position',
    Buffer.concat([clean, await photo({ phone: true, width: 90, height: 60 })]),
    'grave',
  ],
  ['nothing', clean, 'empty'],
  ['an unreadable picture', Buffer.from('no picture'), 'grave'],
])('%s', async (_, bytes, expected) => {
  expect(await gravity(bytes)).toBe(expected);
});
