/** JPEGs drawn by the site itself, which no image service brings under its weight. */
import type { Sharp } from 'sharp';

/** The lowest at which letters have no shadow around them, and what is tried below it for a photo full of detail. */
const QUALITIES = [78, 72, 66, 60, 54, 48, 42, 36, 30, 24, 18] as const;
/** Bytes of the heaviest: chats leave out a picture that takes long. */
const MAX_BYTES = 100_000;

/** What the JPEGs follow from besides their pixels. */
export const JPEG_LIMITS = { qualities: QUALITIES, maxBytes: MAX_BYTES } as const;

/** The best JPEG below the heaviest, without metadata. Throws when the picture cannot be read. */
export async function encodeJpeg(picture: Sharp): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length < MAX_BYTES) break;
  }
  return jpeg;
}
