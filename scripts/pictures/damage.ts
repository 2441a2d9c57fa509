/** Whether all of a picture is there: the decoder's own word, and for JPEGs that their end is not missing. */
import sharp from 'sharp';
import { fileTypeOf } from '../../src/shared/file-type.ts';
import { jpegParts } from '../../src/shared/jpeg.ts';
import { withValidScanParameters } from './scan-parameters.ts';

/** False for a JPEG that stops before its picture ends: the decoder alone overlooks the last few bytes. */
export const hasEnd = (jpeg: Buffer): boolean => jpegParts(jpeg).complete;

/**
 * Decodes every pixel of the picture, of at most `maxPixels`. Throws when it is cut off or when the decoder stumbles.
 * Wrong bytes that happen to be valid codes pass: they change colours, and no decoder can know.
 */
export async function assertUndamaged(bytes: Buffer, maxPixels: number): Promise<void> {
  const isJpeg = (await fileTypeOf(bytes)) === 'jpeg';
  if (isJpeg && !hasEnd(bytes)) throw new Error('The end of the picture is missing');
  const picture = isJpeg ? withValidScanParameters(bytes) : bytes;
  // Not `stats`, which answers now so, now otherwise when several pictures are under way.
  await sharp(picture, { failOn: 'warning', limitInputPixels: maxPixels }).raw().toBuffer();
}
