/** Whether all of a picture is there: the decoder's own word, and for JPEGs that their end is not missing. */
import sharp from 'sharp';
import { fileTypeOf } from '../../src/shared/file-type.ts';
import { jpegParts } from '../../src/shared/jpeg.ts';
import { heicToPng } from './heic.ts';
import { withValidScanParameters } from './scan-parameters.ts';

/** Pixels that a photo may have of which a JPEG is made: phones give up to 200 million, and panoramas a little more. */
export const MAX_SOURCE_PIXELS = 500_000_000;
/** Pixels on a side when a photo is decoded for its damage alone: the rest of it need not stay in memory. */
const SMALL_SIDE = 64;

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

/** As `assertUndamaged`, of a photo of which a smaller JPEG is still to be made: in any format, of many more pixels. */
export async function assertConvertible(bytes: Buffer): Promise<void> {
  const type = await fileTypeOf(bytes);
  if (type === 'jpeg' && !hasEnd(bytes)) throw new Error('The end of the picture is missing');
  if (type === 'heic') {
    await heicToPng(bytes, SMALL_SIDE);
    return;
  }
  const picture = type === 'jpeg' ? withValidScanParameters(bytes) : bytes;
  await sharp(picture, { failOn: 'warning', limitInputPixels: MAX_SOURCE_PIXELS, sequentialRead: true })
    .resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'inside' })
    .raw()
    .toBuffer();
}
