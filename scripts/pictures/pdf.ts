/** PDFs, the one kind of document that may go out. Programs put photos into them byte for byte, with all they carry. */
import { readExif } from './exif.ts';
import { APP1, JPEG_BEGINNING, partsOf, START_OF_SCAN } from '../../src/shared/jpeg.ts';

const BEGINNING = Buffer.from(JPEG_BEGINNING);
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
  for (let at = pdf.indexOf(BEGINNING); at !== -1; at = pdf.indexOf(BEGINNING, at + 1))
    if (jpegTellsPlace(pdf.subarray(at))) return true;
  return false;
}
