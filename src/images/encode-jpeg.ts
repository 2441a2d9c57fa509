/** JPEGs that the site draws itself: Astro's image service does not see them, so their weight is bounded here. */
import type { Sharp } from 'sharp';

/** In the order tried: the lowest quality without shadows around letters, then lower ones for photos full of detail. */
const QUALITIES = [78, 72, 66, 60, 54, 48, 42, 36, 30, 24, 18] as const;
/** Bytes of the heaviest: chats leave out a picture that takes long. */
const MAX_BYTES = 100_000;

/** What the JPEGs follow from besides their pixels. */
export const JPEG_LIMITS = { qualities: QUALITIES, maxBytes: MAX_BYTES } as const;

/**
 * The best JPEG smaller than MAX_BYTES or, when none is, the one of the lowest quality. It has no metadata. Throws when
 * the picture cannot be read.
 */
export async function encodeJpeg(picture: Sharp): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length < MAX_BYTES) break;
  }
  return jpeg;
}
