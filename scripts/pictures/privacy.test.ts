import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photo } from '../../tests/fixtures/content-project.ts';
import { embeddedDataOf } from './embedded-data.ts';
import { privacyRiskOf } from './privacy.ts';

const clean = await photo({ width: 90, height: 60 });
const withExif = (exif: Parameters<ReturnType<typeof sharp>['withExif']>[0]) =>
  sharp(clean).withExif(exif).jpeg().toBuffer();
const xmp = (fields: string) =>
  sharp(clean).withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${fields}</x:xmpmeta>`).jpeg().toBuffer();
/** A JPEG with one more part of the kind that holds EXIF and XMP, behind the others. */
const withBlock = (jpeg: Buffer, block: Buffer, marker = 0xe1) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(block.length + 2, 2);
  const at = jpeg.indexOf(Buffer.from([0xff, 0xdb]));
  return Buffer.concat([jpeg.subarray(0, at), head, block, jpeg.subarray(at)]);
};
const extendedXmp = (text: string) =>
  Buffer.from(`http://ns.adobe.com/xmp/extension/\0${'0'.repeat(32)}\0\0\0\x10\0\0\0\0${text}`, 'latin1');
/** A PNG with a text, as plain words or deflated. */
const withText = async (keyword: string, text: string, type: 'tEXt' | 'zTXt' | 'gpSt' | 'caBX') => {
  const png = await sharp(clean).png().toBuffer();
  const words = type !== 'zTXt' ? Buffer.from(text) : Buffer.concat([Buffer.from([0]), deflateSync(text)]);
  const body = Buffer.concat([Buffer.from(`${type}${keyword}\0`), words]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, 33), length, body, sum, png.subarray(33)]);
};
/** As ImageMagick writes a block of another format into a PNG. */
const profile = (name: string, block: Buffer) =>
  `\n${name}\n${String(block.length).padStart(8)}\n${block.toString('hex').replace(/.{72}/g, '$&\n')}\n`;
const phone = await photo({ phone: true, width: 90, height: 60 });
const gps = (await sharp(phone).metadata()).exif!;
const gravity = async (bytes: Buffer) => {
  const { hasLocation, isSerious, isHarmless } = await privacyRiskOf(bytes, await embeddedDataOf(bytes));
  return hasLocation ? 'place' : isSerious ? 'grave' : isHarmless ? 'empty' : 'plain';
};

test.each([
  ['a position', phone, 'place'],
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
  ['a position in a second EXIF', withBlock(await withExif({ IFD0: { Make: 'Phone' } }), gps), 'place'],
  [
    'an owner in a second EXIF',
    withBlock(clean, (await sharp(await withExif({ IFD0: { Artist: 'Priya' } })).metadata()).exif!),
    'grave',
  ],
  [
    'a position in a long XMP',
    withBlock(await xmp('<xmp:CreatorTool>E</xmp:CreatorTool>'), extendedXmp('exif:GPSLatitude="25,26.9N"')),
    'place',
  ],
  ['a position in a PNG’s text', await withText('Raw profile type exif', profile('exif', gps), 'tEXt'), 'place'],
  [
    'a position in a PNG’s deflated text',
    await withText('Raw profile type APP1', profile('generic', gps), 'zTXt'),
    'place',
  ],
  [
    'a position in XMP as a PNG’s text',
    await withText('XML:com.adobe.xmp', '<exif:GPSLatitude>25,26.9N</exif:GPSLatitude>', 'tEXt'),
    'place',
  ],
  ['a program in a PNG’s text', await withText('Software', 'Editor', 'tEXt'), 'plain'],
  ['a creator in XMP', await xmp('<dc:creator><rdf:Seq><rdf:li>Priya</rdf:li></rdf:Seq></dc:creator>'), 'grave'],
  [
    'an owner in XMP',
    await xmp('<xmpRights:Owner><rdf:Bag><rdf:li>Priya</rdf:li></rdf:Bag></xmpRights:Owner>'),
    'grave',
  ],
  ['an owner of the camera in XMP', await xmp('<exifEX:CameraOwnerName>Priya</exifEX:CameraOwnerName>'), 'grave'],
  ['a second photo behind it', Buffer.concat([clean, clean]), 'plain'],
  ['a second photo with a position', Buffer.concat([clean, phone]), 'grave'],
  ['nothing', clean, 'empty'],
  ['an unreadable picture', Buffer.from('no picture'), 'grave'],
])('%s', async (_, bytes, expected) => {
  expect(await gravity(bytes)).toBe(expected);
});

/** As content credentials (C2PA) name an author, in the words of schema.org. */
const AUTHOR =
  'jumbjumdjson\0stds.schema-org.CreativeWork\0jsonb{"@type":"CreativeWork","author":[{"@type":"Person","name":"Priya"}]}';
/** What programs that draw pictures write into them, which names nobody. */
const GENERATOR = 'jumbjumdcbor\0c2pa.actions\0cborgactions\x81fc2pa.created msoftwareAgent';

test.each([
  ['an author in a JPEG', withBlock(clean, Buffer.from(`JP\0\x01${AUTHOR}`), 0xeb), 'grave'],
  ['an author in a PNG', await withText('x', AUTHOR, 'caBX'), 'grave'],
  ['a proved identity', withBlock(clean, Buffer.from('JP\0\x01jumbjumdcbor\0cawg.identity\0cbor'), 0xeb), 'grave'],
  ['a program', withBlock(clean, Buffer.from(`JP\0\x01${GENERATOR}`), 0xeb), 'plain'],
])('content credentials with %s', async (_, bytes, expected) => {
  expect(await gravity(bytes)).toBe(expected);
});

const WORDS = 'Lat 25.448 Long 78.568';
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

test.each([
  ['a description in EXIF', await withExif({ IFD0: { ImageDescription: WORDS } })],
  ['a comment in EXIF', await withExif({ IFD2: { UserComment: WORDS } })],
  [
    'a title in EXIF, of two bytes a letter',
    withBlock(
      clean,
      Buffer.concat([
        Buffer.from('Exif\0\0II*\0\x08\0\0\0\x01\0\x9b\x9c\x01\0', 'latin1'),
        Buffer.from([WORDS.length * 2, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0]),
        Buffer.from(WORDS, 'utf16le'),
      ]),
    ),
  ],
  ['a comment', withBlock(clean, Buffer.from('GPS: 25.448N 78.568E'), 0xfe)],
  ['a part of a camera’s own', withBlock(clean, Buffer.from('GPSLatitude=25.448'), 0xe5)],
  ['degrees', withBlock(clean, Buffer.from('Jhansi, 25° 26′ 54″ N'), 0xfe)],
  ['an address of a map', withBlock(clean, Buffer.from('https://maps.google.com/?q=25.448,78.568'), 0xfe)],
  ['a description in XMP', await xmp(`<dc:description><rdf:Alt><rdf:li>${WORDS}</rdf:li></rdf:Alt></dc:description>`)],
  ['the W3C’s names in XMP', await xmp('<geo:lat>25.448</geo:lat><geo:long>78.568</geo:long>')],
  [
    'XMP of two bytes a letter',
    withBlock(
      clean,
      Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), utf16('<exif:GPSLatitude>25,26.9N<')]),
    ),
  ],
  ['a text of a PNG', await withText('Description', WORDS, 'tEXt')],
  ['a deflated text of a PNG', await withText('Description', WORDS, 'zTXt')],
  ['a chunk of a program’s own in a PNG', await withText('x', '{"gps_latitude": 25.448}', 'gpSt')],
  ['what a phone writes behind a photo', Buffer.concat([clean, Buffer.from('SEFH {"gps_latitude":"25.448"} SEFT')])],
])('a position in words is a position: %s', async (_, bytes) => {
  expect(await gravity(bytes)).toBe('place');
});

test.each([
  'Bridal look in red with a gold nath, from 4.50 to 5.25 pm',
  'Flat 25.448, platform 3.75',
  'Canon EF 24.00-70.00 mm, lat. pulldown',
  'Exposure latitude: 2 stops',
  'Lat 0.000 Long 0.000',
  'Price 25.50 N 78.5 E',
  'priya@2026.05,12.30',
])('an ordinary description is no position: %s', async (text) => {
  expect(await gravity(await withExif({ IFD0: { ImageDescription: text } }))).toBe('plain');
  expect(await gravity(await withText('Description', text, 'tEXt'))).toBe('plain');
});
