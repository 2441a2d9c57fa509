/** What a file really is, told by its first bytes; the ending of a name may lie. */
import { open } from 'node:fs/promises';

export type Kind =
  'jpeg' | 'png' | 'webp' | 'tiff' | 'gif' | 'avif' | 'heic' | 'svg' | 'video' | 'document' | 'empty' | 'unknown';

/** Bytes that tell every kind apart. */
const HEAD = 64;

/** The kinds that the photo command can turn into a web picture. */
export const PHOTO_KINDS: ReadonlySet<Kind> = new Set<Kind>(['jpeg', 'png', 'webp', 'tiff', 'gif', 'avif', 'heic']);

// The brands after `ftyp`: which picture or film an ISO container holds.
const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'mif2', 'miaf'];

function containerKind(head: Buffer): Kind {
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4) brands.push(head.toString('latin1', at, at + 4));
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : 'video';
}

/** The kind of a file of which `head` is the beginning (64 bytes suffice). */
export function kindOf(head: Buffer): Kind {
  if (head.length === 0) return 'empty';
  const letters = head.toString('latin1', 0, HEAD);
  if (letters.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (letters.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (letters.startsWith('RIFF')) return letters.startsWith('WEBP', 8) ? 'webp' : 'video';
  if (/^(II\*\0|MM\0\*|II\+\0|MM\0\+)/.test(letters)) return 'tiff';
  if (/^GIF8[79]a/.test(letters)) return 'gif';
  if (letters.startsWith('ftyp', 4)) return containerKind(head.subarray(0, HEAD));
  if (/^(moov|mdat|wide|free|skip)/.test(letters.slice(4)) || letters.startsWith('\x1aE\xdf\xa3')) return 'video';
  if (/^(%PDF|PK\x03\x04|\xd0\xcf\x11\xe0)/.test(letters)) return 'document';
  if (/^\s*(<\?xml[^>]*>\s*)?<svg/i.test(letters.replace(/^\xef\xbb\xbf/, ''))) return 'svg';
  return 'unknown';
}

/** The first bytes of a file, enough for `kindOf`. */
export async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Endings that people give to pictures; a file so named is meant to be one. */
export const PICTURE_NAME = /\.(jpe?g|jpe|jfif|png|webp|tiff?|gif|avif|heic|heif|hif|bmp|dng|raw|cr2|cr3|nef|arw)$/i;
