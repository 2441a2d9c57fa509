import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { folder, HEIC, photo, put } from '../../tests/fixtures/content-project.ts';
import { headOf } from '../../scripts/files/file-head.ts';
import { fileTypeOf } from './file-type.ts';

const clean = await photo({ width: 90, height: 60 });
const as = (format: 'png' | 'webp' | 'avif' | 'tiff' | 'gif') => sharp(clean).toFormat(format).toBuffer();
/** The beginning of an ISO container with these brands. */
const container = (...brands: [string, ...string[]]) => {
  const [major, ...others] = brands;
  const head = Buffer.from(`\0\0\0\0ftyp${major}\0\0\0\0${others.join('')}`, 'latin1');
  head.writeUInt32BE(head.length);
  return head;
};
const latin = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['a JPEG', clean, 'jpeg'],
  ['a JPEG that is cut off', clean.subarray(0, 40), 'jpeg'],
  ['a PNG', await as('png'), 'png'],
  ['a WebP', await as('webp'), 'webp'],
  ['an AVIF', await as('avif'), 'avif'],
  ['a TIFF, whose description lies at its end', await as('tiff'), 'tiff'],
  ['a TIFF that is cut off', (await as('tiff')).subarray(0, 40), 'tiff'],
  ['a GIF', await as('gif'), 'gif'],
  ['a HEIC', await readFile(HEIC), 'heic'],
  ['a HEIC of a general brand', container('mif2', 'heic'), 'heic'],
  ['a HEIC of a rare brand', container('heim', 'mif1'), 'heic'],
  ['an AVIF of a general brand', container('mif1', 'avif', 'miaf'), 'avif'],
  ['a film of an iPhone', container('qt  '), 'video'],
  ['a film of Android', container('mp42', 'isom'), 'video'],
  ['a film without a brand', latin('\0\0\0\x08wide\0\0\x10\0mdat'), 'video'],
  ['a film of the web', latin('\x1aE\xdf\xa3\x9fB\x86\x81\x01'), 'video'],
  ['an AVI', latin('RIFF\0\0\0\0AVI LIST'), 'video'],
  ['a PDF', latin('%PDF-1.7\n'), 'document'],
  ['an archive', latin('PK\x03\x04\x14\0\0\0'), 'document'],
  ['an old document', latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), 'document'],
  ['a drawing', latin('<?xml version="1.0"?>\n<!-- by hand -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
  ['a drawing with a mark before it', Buffer.from('\uFEFF<svg/>'), 'svg'],
  ['a bitmap', latin('BM\x8a\0\0\0\0\0\0\0'), 'unknown'],
  ['a camera’s own format', latin('FUJIFILMCCD-RAW 0201'), 'unknown'],
  ['a note', Buffer.from('image: a.jpg\n'), 'unknown'],
  ['one byte', Buffer.from('a'), 'unknown'],
  ['nothing', Buffer.alloc(0), 'empty'],
])('%s', async (_, bytes, kind) => {
  expect(await fileTypeOf(bytes)).toBe(kind);
});

test('the beginning of a file is enough', async () => {
  const root = await folder();
  try {
    for (const [name, bytes] of [
      ['a.tiff', await as('tiff')],
      ['b.jpg', clean],
    ] as const)
      expect(await fileTypeOf(headOf(await put(root, name, bytes)))).toBe(await fileTypeOf(bytes));
    expect(await fileTypeOf(headOf(await put(root, join('c', 'd.txt'), '')))).toBe('empty');
  } finally {
    await rm(root, { recursive: true });
  }
});
