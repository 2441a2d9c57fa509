/** What a file really is, told by its first bytes; the ending of a name may lie. */
import { fileTypeFromBuffer } from 'file-type';
import { latin1, uint32 } from './bytes.ts';

export type FileType =
  'jpeg' | 'png' | 'webp' | 'tiff' | 'gif' | 'avif' | 'heic' | 'svg' | 'video' | 'document' | 'empty' | 'unknown';

/** Bytes at the beginning of a file that tell its type: what file-type asks for. */
export const HEAD_BYTES = 4100;

/** The types that the photo command can turn into a web picture. */
export const PHOTO_FILE_TYPES: ReadonlySet<FileType> = new Set<FileType>([
  'jpeg',
  'png',
  'webp',
  'tiff',
  'gif',
  'avif',
  'heic',
]);

/** The types of file-type's endings. Cameras' raw formats that are TIFFs inside count as such. */
const FILE_TYPES: Readonly<Record<string, FileType>> = {
  jpg: 'jpeg',
  png: 'png',
  apng: 'png',
  webp: 'webp',
  gif: 'gif',
  tif: 'tiff',
  cr2: 'tiff',
  nef: 'tiff',
  dng: 'tiff',
  arw: 'tiff',
};
const DOCUMENT = /^application\/(pdf|zip|x-cfb|gzip|x-rar-compressed|x-7z-compressed|vnd\.|epub)/;

// The brands after `ftyp`: which picture or film an ISO container holds.
const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'mif2', 'miaf'];

/** file-type reads the first brand alone; phones write pictures whose first brand is a general one. */
function containerType(head: Uint8Array): FileType {
  const end = Math.min(uint32(head, 0), head.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4) brands.push(latin1(head, at, at + 4));
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : 'video';
}

/** The types that file-type does not know, or not from so few bytes. */
function otherType(head: Uint8Array): FileType {
  const text = latin1(head);
  // A TIFF whose description lies at its end, or is cut off; a film of which only the beginning is there.
  if (/^(II\*\0|MM\0\*)/.test(text)) return 'tiff';
  if (/^(RIFF|\x1aE\xdf\xa3)/.test(text)) return 'video';
  if (/^PK\x03\x04/.test(text)) return 'document';
  return /^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg/i.test(text)
    ? 'svg'
    : 'unknown';
}

/** The type of a file of which `bytes` are the beginning, or all. */
export async function fileTypeOf(bytes: Uint8Array): Promise<FileType> {
  if (bytes.length === 0) return 'empty';
  const head = bytes.subarray(0, HEAD_BYTES);
  if (head.length >= 12 && latin1(head, 4, 8) === 'ftyp') return containerType(head);
  const { ext, mime } = (await fileTypeFromBuffer(head).catch(() => undefined)) ?? { ext: '', mime: '' };
  if (FILE_TYPES[ext]) return FILE_TYPES[ext];
  if (/^(video|audio)\//.test(mime)) return 'video';
  return DOCUMENT.test(mime) ? 'document' : otherType(head);
}
