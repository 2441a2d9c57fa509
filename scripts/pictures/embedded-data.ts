/** What a picture file tells beside its picture: where and when it was taken, by whom, and what hides behind it. */
import sharp from 'sharp';
import { avifExtras, TRAILING_DATA, pngExtras, webpExtras } from './chunks.ts';
import { jpegParts } from './jpeg.ts';
import { kindOf } from './file-kind.ts';
import type { Kind } from './file-kind.ts';
import { holdsGpsTag } from './exif.ts';
import { metadataKinds } from './metadata.ts';

/** The kinds that cameras and scanners write whole, and no browser need show: a JPEG is to be made of them. */
const CAMERA_KINDS: ReadonlySet<Kind> = new Set<Kind>(['heic', 'tiff', 'gif']);
/** The kinds that are no photos and can tell a place all the same: films do. */
const OPAQUE_KINDS: ReadonlySet<Kind> = new Set<Kind>(['video', 'document']);
/** Bytes at a file's beginning by which a text is told from anything else. */
const SAMPLE_BYTES = 8000;

function extrasOf(bytes: Buffer, kind: Kind): string[] {
  if (kind === 'png') return pngExtras(bytes);
  if (kind === 'webp') return webpExtras(bytes);
  if (kind === 'avif') return avifExtras(bytes);
  if (kind !== 'jpeg') return [];
  const { extras, trailing } = jpegParts(bytes);
  return [...extras.filter((extra) => extra !== 'ICC'), ...(trailing > 0 ? [TRAILING_DATA] : [])];
}

/** True for bytes that are no text in any encoding that people use for notes. */
function isBinary(bytes: Buffer): boolean {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const utf16 = sample.length > 1 && (sample.readUInt16BE(0) === 0xfeff || sample.readUInt16BE(0) === 0xfffe);
  return !utf16 && sample.includes(0);
}

/**
 * What the file tells beside its picture, such as GPS, EXIF, COM; empty for a clean picture and for a text.
 * A colour profile tells nothing. Of a file that is no picture and cannot be looked through, its kind is told.
 */
export async function embeddedDataOf(bytes: Buffer): Promise<string[]> {
  const kind = await kindOf(bytes);
  if (OPAQUE_KINDS.has(kind)) return [kind];
  if (kind === 'unknown') return isBinary(bytes) ? [kind] : [];
  const extras = extrasOf(bytes, kind);
  if (extras.length === 0 && !CAMERA_KINDS.has(kind)) return [];
  const kinds = await sharp(bytes, { failOn: 'none', limitInputPixels: false })
    .metadata()
    // A file that is cut off in the middle of its headers tells no less.
    .then(metadataKinds, () => (holdsGpsTag(bytes) ? ['GPS'] : []));
  return [...new Set([...kinds, ...extras, ...(CAMERA_KINDS.has(kind) ? [kind.toUpperCase()] : [])])];
}

/** What that means, for the owner: ‘still tells where it was taken (GPS)’. */
export function embeddedDataMessage(embedded: readonly string[]): string {
  if (embedded.includes('GPS')) return 'still tells where it was taken (GPS)';
  if (embedded.includes('video')) return 'is a film, and films tell where they were taken';
  if (embedded.includes('document') || embedded.includes('unknown'))
    return 'is no photo, and may tell where it was made';
  if (embedded.includes(TRAILING_DATA)) return 'hides something behind the picture, such as a short film';
  const [kind] = embedded.filter((name) => name === 'HEIC' || name === 'TIFF' || name === 'GIF');
  return kind
    ? `is a ${kind} as the camera wrote it, and may tell where it was taken`
    : `still carries what the camera or a program wrote into it (${embedded.join(', ')})`;
}
