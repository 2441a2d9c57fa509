import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photo } from '../../tests/fixtures/content-project.ts';
import { isPdf, pdfTellsPlace } from './pdf.ts';

/** A PDF with photos in it as programs put them there: byte for byte. */
const pdf = (...photos: Buffer[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n/URI (https://maps.google.com/?q=25.448,78.568)\n'),
    ...photos.flatMap((jpeg) => [
      Buffer.from(`<</Filter/DCTDecode/Length ${String(jpeg.length)}>>stream\n`),
      jpeg,
      Buffer.from('\nendstream\n'),
    ]),
  ]);

const clean = await photo({ width: 90, height: 60 });
const phone = await photo({ phone: true, width: 90, height: 60 });

test('a PDF tells a place where one of its photos does', () => {
  expect(pdfTellsPlace(pdf(clean, phone))).toBe(true);
});

test('a PDF whose photos tell none may say where the studio is', async () => {
  const camera = await sharp(clean)
    .withExif({ IFD0: { Make: 'Phone' } })
    .jpeg()
    .toBuffer();
  expect(isPdf(pdf())).toBe(true);
  expect(pdfTellsPlace(pdf(clean, camera))).toBe(false);
  // The beginning of a photo, and nothing behind it.
  expect(pdfTellsPlace(pdf(phone.subarray(0, 5)))).toBe(false);
});
