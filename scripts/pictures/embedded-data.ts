/**
 * What a picture file contains beside its pixels: metadata, thumbnails, and whatever follows the end of the picture.
 */
import { basename } from 'node:path';
import sharp from 'sharp';
import { isSystemFile } from '../files/ignored-files.ts';
import { avifExtras, TRAILING_DATA, pngExtras, webpExtras } from './chunks.ts';
import { jpegParts } from '../../src/shared/jpeg.ts';
import { fileTypeOf, PHOTO_FILE_TYPES } from '../../src/shared/file-type.ts';
import { isEntryName } from '../../src/shared/path.ts';
import type { FileType } from '../../src/shared/file-type.ts';
import { holdsGpsTag } from './exif.ts';
import { metadataKinds } from './metadata.ts';
import { noteTellsPosition } from './position.ts';

/** Formats that cameras and scanners write, always with metadata: a JPEG has to be made of them. */
const CAMERA_TYPES: ReadonlySet<FileType> = new Set<FileType>(['heic', 'tiff', 'gif']);
/** Types of files that are no photos and may contain a position all the same, as films do. */
const OPAQUE_TYPES: ReadonlySet<FileType> = new Set<FileType>(['video', 'document']);
/** Bytes at a file's beginning that are enough to recognise a text. */
const SAMPLE_BYTES = 8000;

function extrasOf(bytes: Buffer, type: FileType): string[] {
  if (type === 'png') return pngExtras(bytes);
  if (type === 'webp') return webpExtras(bytes);
  if (type === 'avif') return avifExtras(bytes);
  if (type !== 'jpeg') return [];
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
 * The names of what the file contains beside its pixels, such as GPS, EXIF, COM; empty for a clean picture and for a
 * text. A colour profile does not count. A file that is no picture and cannot be looked through gives its type.
 */
export async function embeddedDataOf(bytes: Buffer): Promise<string[]> {
  const type = await fileTypeOf(bytes);
  if (OPAQUE_TYPES.has(type)) return [type];
  if (type === 'unknown') return isBinary(bytes) ? [type] : [];
  const extras = extrasOf(bytes, type);
  if (extras.length === 0 && !CAMERA_TYPES.has(type)) return [];
  const kinds = await sharp(bytes, { failOn: 'none', limitInputPixels: false })
    .metadata()
    // A file that is cut off in the middle of its headers may still contain a position.
    .then(metadataKinds, () => (holdsGpsTag(bytes) ? ['GPS'] : []));
  return [...new Set([...kinds, ...extras, ...(CAMERA_TYPES.has(type) ? [type.toUpperCase()] : [])])];
}

export const isPhotoOrFilm = (type: FileType): boolean => PHOTO_FILE_TYPES.has(type) || type === 'video';

/**
 * As `embeddedDataOf`, of a file at `path`: a text beside a photo that says where that was taken counts as well. A file
 * of the computer's own does not, unless a photo or a film has its name.
 */
export async function publishedDataOf(path: string, bytes: Buffer): Promise<string[]> {
  if (isSystemFile(basename(path)) && !isPhotoOrFilm(await fileTypeOf(bytes))) return [];
  const embedded = await embeddedDataOf(bytes);
  // The content's own texts say where the studio is.
  if (embedded.length > 0 || isEntryName(path) || PHOTO_FILE_TYPES.has(await fileTypeOf(bytes))) return embedded;
  return noteTellsPosition(bytes.toString('utf8')) ? ['GPS'] : [];
}

/** The same in words for the owner: ‘still tells where it was taken (GPS)’. */
export function embeddedDataMessage(embedded: readonly string[]): string {
  if (embedded.includes('GPS')) return 'still tells where it was taken (GPS)';
  if (embedded.includes('video')) return 'is a film, and films tell where they were taken';
  if (embedded.includes('document') || embedded.includes('unknown'))
    return 'is no photo, and may tell where it was made';
  if (embedded.includes(TRAILING_DATA)) return 'hides something behind the picture, such as a short film';
  const [type] = embedded.filter((name) => name === 'HEIC' || name === 'TIFF' || name === 'GIF');
  return type
    ? `is a ${type} as the camera wrote it, and may tell where it was taken`
    : `still carries what the camera or a program wrote into it (${embedded.join(', ')})`;
}
