/** PDFs, the one kind of document that may go out. Programs put photos into them byte for byte, with all they carry. */
import { readExif } from './exif.ts';
import { partsOf } from '../../src/shared/jpeg.ts';

const JPEG_BEGINNING = Buffer.from([0xff, 0xd8, 0xff]);
const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const EXIF = 'Exif\0\0';

/** Whether the bytes, or the beginning of a file, are a PDF's. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('latin1') === '%PDF';

/** Whether the EXIF of the JPEG that `bytes` begin with says where it was taken. */
function jpegTellsPlace(bytes: Buffer): boolean {
  for (const { from, to, marker } of partsOf(bytes)) {
    if (marker === START_OF_SCAN) return false;
    const block = bytes.subarray(from + 4, to);
    if (marker === APP1 && block.toString('latin1', 0, EXIF.length) === EXIF && readExif(block).hasLocation)
      return true;
  }
  return false;
}

/** Whether a photo in a PDF says where it was taken. */
export function pdfTellsPlace(pdf: Buffer): boolean {
  for (let at = pdf.indexOf(JPEG_BEGINNING); at !== -1; at = pdf.indexOf(JPEG_BEGINNING, at + 1))
    if (jpegTellsPlace(pdf.subarray(at))) return true;
  return false;
}
