/** The parts of a JPEG, found without decoding it. */
import { latin1, uint16 } from './bytes.ts';

/** What one JPEG carries. */
export interface JpegParts {
  /** The names of the parts that are not the picture: ICC (a colour profile), APP1, APP13, COM, thumbnail … */
  extras: string[];
  /** Bytes behind the end of the picture, where phones hide films and second pictures. */
  trailing: number;
  /** False when the file stops before the picture ends. */
  complete: boolean;
}

/** How a JPEG begins: its own marker, and the first byte of the next one. */
export const JPEG_BEGINNING = [0xff, 0xd8, 0xff] as const;
/** The markers of what programs write into it, from the first to the last, of a comment, and of compressed pixels. */
export const APP0 = 0xe0;
export const APP1 = 0xe1;
export const APP15 = 0xef;
export const COMMENT = 0xfe;
export const START_OF_SCAN = 0xda;
const PROFILE = 0xe2;
const ADOBE = 0xee;
const END = 0xd9;
/** Bytes of the two parts that the picture itself needs: anything longer holds something else, such as a thumbnail. */
const JFIF_BYTES = 16;
const ADOBE_BYTES = 14;

/** Where the compressed pixels that begin at `at` end: the next marker that is neither stuffing nor a restart. */
function scanEnd(bytes: Uint8Array, at: number): number {
  for (let next = bytes.indexOf(0xff, at); next !== -1; next = bytes.indexOf(0xff, next + 1)) {
    const marker = bytes[next + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return next;
  }
  return bytes.length;
}

/** What the part with this marker, which lies at `at`, is called; undefined for a part of the picture itself. */
function extraName(bytes: Uint8Array, at: number, marker: number): string | undefined {
  const length = uint16(bytes, at + 2);
  const begins = (text: string) => latin1(bytes, at + 4, at + 4 + text.length) === text;
  if (marker === APP0) return begins('JFIF\0') && length === JFIF_BYTES ? undefined : 'thumbnail';
  if (marker === ADOBE && begins('Adobe') && length === ADOBE_BYTES) return undefined;
  if (marker === PROFILE && begins('ICC_PROFILE\0')) return 'ICC';
  if (marker === PROFILE && begins('MPF\0')) return 'MPF';
  if (marker === COMMENT) return 'COM';
  return marker > APP0 && marker <= APP15 ? `APP${marker - APP0}` : undefined;
}

/** Where the parts of a JPEG lie, from its first marker to its end; what follows the end is none of them. */
export function* partsOf(bytes: Uint8Array): Generator<{ from: number; to: number; marker: number }> {
  let at = 2;
  while (at + 4 <= bytes.length || bytes[at + 1] === END) {
    if (bytes[at] !== 0xff) return;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const from = at;
    at += marker === END ? 2 : 2 + uint16(bytes, at + 2);
    if (marker === START_OF_SCAN) at = scanEnd(bytes, at);
    yield { from, to: at, marker };
    if (marker === END) return;
  }
}

/** The parts of a JPEG. */
export function jpegParts(bytes: Uint8Array): JpegParts {
  const extras: string[] = [];
  for (const { from, to, marker } of partsOf(bytes)) {
    if (marker === END) return { extras, trailing: bytes.length - to, complete: true };
    const extra = extraName(bytes, from, marker);
    if (extra) extras.push(extra);
  }
  return { extras, trailing: 0, complete: false };
}

/** The JPEG with nothing in it but its picture, pixel for pixel: browsers write profiles and EXIF of their own. */
export function bareJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept = [bytes.subarray(0, 2)];
  for (const { from, to, marker } of partsOf(bytes)) {
    if (!extraName(bytes, from, marker)) kept.push(bytes.subarray(from, to));
  }
  const bare = new Uint8Array(kept.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of kept) {
    bare.set(part, at);
    at += part.length;
  }
  return bare;
}
