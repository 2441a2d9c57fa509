/** Any photo → the JPEG that lies in a gallery: upright, sRGB, of bounded size, with nothing but pixels in it. */
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { heicToPng } from '../pictures/heic.ts';
import { assertUndamaged, hasEnd, MAX_SOURCE_PIXELS } from '../pictures/damage.ts';
import { isLfsPointer, LFS_POINTER, LFS_REMEDY } from '../pictures/lfs-pointer.ts';
import { withValidScanParameters } from '../pictures/scan-parameters.ts';
import { jpegParts } from '../../src/shared/jpeg.ts';
import { headOf } from '../files/file-head.ts';
import { fileTypeOf, PHOTO_FILE_TYPES } from '../../src/shared/file-type.ts';
import type { FileType } from '../../src/shared/file-type.ts';
import { LONG_SIDE, MAX_BYTES, QUALITY, REFUSALS, refusalOf } from '../../src/shared/photo-rules.ts';
import type { RefusalReason } from '../../src/shared/photo-rules.ts';
import { isGalleryFileName } from '../../src/shared/photo-name.ts';
import { DISK_FULL, isDiskFull } from './disk-full.ts';

/** Bytes up to which a clean JPEG is taken over unchanged rather than compressed once more. */
const LEAN_BYTES = 1_500_000;

/**
 * A photo that is ready, or the reason why there is none, in words for the owner.
 * `unchanged` says that the file itself is that JPEG, byte for byte.
 */
export type Conversion = { jpeg: Buffer; unchanged: boolean } | { reason: string };

/** What to do with a file that cannot be hung. */
const REMEDIES: Readonly<Record<RefusalReason, string>> = {
  empty: 'Copy it from the phone again',
  video: 'Take it out of the folder; to show one moment of it, make a screenshot and use that',
  document: 'Open it and save the photos themselves here',
  svg: 'Save it as a PNG or JPEG and run this again',
  raw: 'Share it from the phone or the camera’s program as a JPEG and put that here',
  unreadable: 'Open it and save it as a JPEG or PNG',
  unknown: 'Open it on the phone; if it shows a photo there, send that again',
  damaged: 'Send it from the phone again and run this again',
  'too-heavy': 'Make it smaller and run this again',
  'too-large': 'Make it smaller on the phone and send it again',
};

const reason = (refusal: RefusalReason) => `it ${REFUSALS[refusal]}. ${REMEDIES[refusal]}`;
const DAMAGED = reason('damaged');
const LFS = `it ${LFS_POINTER}. ${LFS_REMEDY}, and run this again`;

const TEXT = 'it is a text, not a photo. Move it out of src/content';
const TEXT_NAME = /\.(txt|rtf|csv|json|html?|log|ya?ml|md)$/i;

/**
 * Why a picture that is in its place is none, and what to do; undefined for a photo, whole or not.
 * @param bytes all of it
 */
export async function missingPhotoReason(bytes: Buffer, name: string): Promise<string | undefined> {
  if (isLfsPointer(bytes)) return LFS;
  const refusal = refusalOf(await fileTypeOf(bytes), name, PHOTO_FILE_TYPES);
  return (
    refusal && `it ${REFUSALS[refusal]}. Put the photo in its place again, or delete it and the lines that name it`
  );
}

/** The reason behind an error of the decoder. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  if (/ENOENT/.test(text))
    return 'its name holds characters that this computer cannot read. Give it a plain name and run this again';
  if (/pixel limit/i.test(text))
    return `it has more than ${MAX_SOURCE_PIXELS / 1e6} million pixels. ${REMEDIES['too-large']}`;
  if (/EACCES|EPERM/.test(text))
    return 'this computer does not allow it to be read. Change its permissions and run this again';
  if (isDiskFull(error)) return DISK_FULL;
  return DAMAGED;
}

/** True for a JPEG that needs nothing: upright, sRGB, small enough, and nothing in it but the picture. */
async function isReady(bytes: Buffer): Promise<boolean> {
  if ((await fileTypeOf(bytes)) !== 'jpeg') return false;
  const { extras, trailing, complete } = jpegParts(bytes);
  if (extras.length > 0 || trailing > 0 || !complete || withValidScanParameters(bytes) !== bytes) return false;
  const { width, height, space } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return space === 'srgb' && Math.max(width, height) <= LONG_SIDE;
}

async function toJpeg(bytes: Buffer, type: FileType): Promise<Buffer> {
  const source =
    type === 'heic' ? await heicToPng(bytes, LONG_SIDE) : type === 'jpeg' ? withValidScanParameters(bytes) : bytes;
  return sharp(source, { failOn: 'warning', limitInputPixels: MAX_SOURCE_PIXELS, sequentialRead: true })
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
    const head = headOf(path);
    if (isLfsPointer(head)) return { reason: LFS };
    const type = await fileTypeOf(head);
    const refusal = refusalOf(type, basename(path), PHOTO_FILE_TYPES);
    if (refusal) return { reason: refusal === 'unknown' && TEXT_NAME.test(path) ? TEXT : reason(refusal) };
    if ((await stat(path)).size > MAX_BYTES) return { reason: reason('too-heavy') };
    const bytes = await readFile(path);
    if (type === 'jpeg' && !hasEnd(bytes)) return { reason: DAMAGED };
    // A finished name means that this command made it, perhaps before a power cut: it stays as it is.
    if ((bytes.length <= LEAN_BYTES || isGalleryFileName(basename(path))) && (await isReady(bytes))) {
      await assertUndamaged(bytes, MAX_SOURCE_PIXELS);
      return { jpeg: bytes, unchanged: true };
    }
    return { jpeg: await toJpeg(bytes, type), unchanged: false };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}
