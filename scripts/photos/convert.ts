/** Any photo → the JPEG that lies in a gallery: upright, sRGB, of bounded size, with nothing but pixels in it. */
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { heicToPng } from '../pictures/heic.ts';
import { hasEnd } from '../pictures/damage.ts';
import { jpegParts } from '../pictures/jpeg.ts';
import { headOf, kindOf, PHOTO_KINDS } from '../pictures/file-kind.ts';
import type { Kind } from '../pictures/file-kind.ts';
import { isGalleryFileName } from '../gallery/file-name.ts';

/** Pixels on the long side of a photo of a gallery: twice the widest place on the site, and never a phone's full 12 megapixels. */
export const LONG_SIDE = 2400;
/** Quality of the JPEG from which the site's own sizes are made: higher adds bytes to the repository, nothing to see. */
const QUALITY = 84;
/** Pixels that one photo may have: the largest phone sensors give 200 million, and a panorama a little more. */
const MOST_PIXELS = 500_000_000;
/** Bytes of one file: the largest phone photo is a tenth of it, so what is larger is no photo. */
const MOST_BYTES = 600_000_000;
/** Bytes up to which a clean JPEG is taken over unchanged rather than compressed once more. */
const LEAN_BYTES = 1_500_000;

/**
 * A photo that is ready, or the reason why there is none, in words for the owner.
 * `unchanged` says that the file itself is that JPEG, byte for byte.
 */
export type Conversion = { jpeg: Buffer; unchanged: boolean } | { reason: string };

const REASONS: Partial<Record<Kind, string>> = {
  empty: 'it is empty (0 bytes): the copy from the phone did not finish. Copy it again',
  video:
    'it is a film, not a photo. Take it out of the folder; to show one moment of it, make a screenshot and use that',
  document: 'it is a document or an archive, not a photo. Open it and save the photos themselves here',
  svg: 'it is a drawing, not a photo. Save it as a PNG or JPEG and run this again',
  unknown:
    'it is not a picture, whatever its name says. Open it on the phone; if it shows a photo there, send that again',
};

const DAMAGED =
  'it is damaged: part of the picture is missing or unreadable. Send it from the phone again and run this again';

const RAW = 'it is a camera’s raw file. Share it from the phone or the camera’s program as a JPEG and put that here';
const RAW_NAME = /\.(dng|raw|cr2|cr3|nef|arw|orf|rw2|raf)$/i;
const BITMAP = 'it is a kind of picture that cannot be read here. Open it and save it as a JPEG or PNG';
const TEXT = 'it is a text, not a photo. Move it out of src/content';
const TEXT_NAME = /\.(txt|rtf|csv|json|html?|log|ya?ml|md)$/i;

/** Why a file that is no photo cannot be added. */
function reasonNoPhoto(kind: Kind, name: string): string {
  if (RAW_NAME.test(name)) return RAW;
  if (kind === 'unknown' && /\.bmp$/i.test(name)) return BITMAP;
  if (kind === 'unknown' && TEXT_NAME.test(name)) return TEXT;
  return REASONS[kind] ?? REASONS.unknown ?? kind;
}

/** The reason behind an error of the decoder. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  if (/ENOENT/.test(text))
    return 'its name holds signs that this computer cannot read. Give it a plain name and run this again';
  if (/pixel limit/i.test(text))
    return `it has more than ${MOST_PIXELS / 1e6} million pixels. Make it smaller on the phone and send it again`;
  if (/EACCES|EPERM/.test(text))
    return 'this computer does not allow it to be read. Change its permissions and run this again';
  if (/ENOSPC/.test(text)) return 'the disk is full. Make room and run this again';
  return DAMAGED;
}

/** True for a JPEG that needs nothing: upright, sRGB, small enough, and nothing in it but the picture. */
async function isReady(bytes: Buffer): Promise<boolean> {
  if ((await kindOf(bytes)) !== 'jpeg') return false;
  const { extras, trailing, complete } = jpegParts(bytes);
  if (extras.length > 0 || trailing > 0 || !complete) return false;
  const { width, height, space } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return space === 'srgb' && Math.max(width, height) <= LONG_SIDE;
}

async function toJpeg(bytes: Buffer, kind: Kind): Promise<Buffer> {
  const source = kind === 'heic' ? await heicToPng(bytes, LONG_SIDE) : bytes;
  return sharp(source, { failOn: 'warning', limitInputPixels: MOST_PIXELS, sequentialRead: true })
    .autoOrient()
    .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, optimiseCoding: true })
    .toBuffer();
}

/** The web JPEG of the photo at `path`. Never throws: what cannot be read comes back as a reason. */
export async function convert(path: string): Promise<Conversion> {
  try {
    const kind = await kindOf(await headOf(path));
    if (!PHOTO_KINDS.has(kind) || (kind !== 'jpeg' && RAW_NAME.test(path)))
      return { reason: reasonNoPhoto(kind, basename(path)) };
    if ((await stat(path)).size > MOST_BYTES)
      return { reason: 'it is too large to be a photo. Make it smaller and run this again' };
    const bytes = await readFile(path);
    if (kind === 'jpeg' && !hasEnd(bytes)) return { reason: DAMAGED };
    // A finished name means that this command made it, perhaps before a power cut: it stays as it is.
    if ((bytes.length <= LEAN_BYTES || isGalleryFileName(basename(path))) && (await isReady(bytes))) {
      await sharp(bytes, { failOn: 'warning' }).stats();
      return { jpeg: bytes, unchanged: true };
    }
    return { jpeg: await toJpeg(bytes, kind), unchanged: false };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}
