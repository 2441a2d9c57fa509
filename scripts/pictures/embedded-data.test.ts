import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { HEIC, photo } from '../../tests/fixtures/content-project.ts';
import { embeddedDataOf, embeddedDataMessage } from './embedded-data.ts';

const phone = await photo({ phone: true, width: 90, height: 60 });
const clean = await photo({ width: 90, height: 60 });
/** A JPEG with one more part behind its first two bytes. */
const withPart = (marker: number, text: string) => {
  const part = Buffer.from(`\xff${String.fromCharCode(marker)}\0\0${text}`, 'latin1');
  part.writeUInt16BE(part.length - 2, 2);
  return Buffer.concat([clean.subarray(0, 2), part, clean.subarray(2)]);
};
const png = await sharp(clean).png().toBuffer();
/** A PNG with one more chunk before its end. */
const withChunk = (type: string, text: string) => {
  const body = Buffer.from(type + text, 'latin1');
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(text.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, -12), length, body, sum, png.subarray(-12)]);
};

test('clean pictures of every format the site takes, also with a colour profile, tell nothing', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    expect([format, await embeddedDataOf(await sharp(phone).toFormat(format).toBuffer())]).toEqual([format, []]);
    expect([format, await embeddedDataOf(await sharp(phone).withIccProfile('p3').toFormat(format).toBuffer())]).toEqual(
      [format, []],
    );
  }
  expect(await embeddedDataOf(await sharp(clean).webp({ lossless: true }).toBuffer())).toEqual([]);
  expect(await embeddedDataOf(await sharp(clean).toColourspace('cmyk').jpeg().toBuffer())).toEqual([]);
});

test('texts tell nothing, in any encoding', async () => {
  for (const bytes of ['image: a.jpg\n', '\uFEFFनमस्ते', ''])
    expect(await embeddedDataOf(Buffer.from(bytes))).toEqual([]);
  expect(await embeddedDataOf(Buffer.from('\uFEFFimage: a.jpg', 'utf16le'))).toEqual([]);
});

test.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)('EXIF, GPS and XMP in %s', async (format) => {
  const made = await sharp(phone)
    .keepMetadata()
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .toFormat(format)
    .toBuffer();
  const told = await embeddedDataOf(made);
  expect(told).toEqual(expect.arrayContaining(format === 'tiff' ? ['XMP', 'TIFF'] : ['GPS', 'EXIF', 'XMP']));
  const only = await sharp(clean).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').toFormat(format).toBuffer();
  expect(await embeddedDataOf(only)).toContain('XMP');
});

test.each([
  ['a comment', withPart(0xfe, 'by Priya'), 'COM'],
  ['second pictures', withPart(0xe2, 'MPF\0II*\0'), 'MPF'],
  ['a JFIF thumbnail', withPart(0xe0, 'JFXX\0\x10thumbnail'), 'thumbnail'],
  ['a maker’s own part', withPart(0xe4, 'Samsung'), 'APP4'],
  ['a film behind a JPEG', Buffer.concat([clean, Buffer.from('\0\0\0\x18ftypmp42')]), 'something behind the picture'],
  ['words in a PNG', withChunk('tEXt', 'Comment\0by Priya'), 'tEXt'],
  ['a film behind a PNG', Buffer.concat([png, Buffer.from('ftyp')]), 'something behind the picture'],
  [
    'a film behind a WebP',
    Buffer.concat([await sharp(clean).webp().toBuffer(), Buffer.from('ftypmp42')]),
    'something behind the picture',
  ],
  [
    'a box behind an AVIF',
    Buffer.concat([await sharp(clean).avif().toBuffer(), Buffer.from('\0\0\0\x10mpvdftypmp42', 'latin1')]),
    'mpvd',
  ],
  ['a HEIC', await readFile(HEIC), 'HEIC'],
  ['a film', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), 'video'],
  ['a camera’s own format', Buffer.from('FUJIFILM\0\0\0\x01', 'latin1'), 'unknown'],
  ['half a photo', phone.subarray(0, phone.length / 2), 'GPS'],
])('%s', async (_, bytes, told) => {
  const carried = await embeddedDataOf(bytes);
  expect(carried).toContain(told);
  expect(embeddedDataMessage(carried)).toMatch(/^(still|is|hides) /);
});

test.each(['\n', '\r\n', '\0\0\0'])('what a program fills a file up with carries nothing: %j', async (padding) => {
  for (const picture of [png, await sharp(clean).webp().toBuffer()])
    expect(await embeddedDataOf(Buffer.concat([picture, Buffer.from(padding)]))).toEqual(await embeddedDataOf(picture));
});
