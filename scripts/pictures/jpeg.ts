/** The parts of a JPEG, found without decoding it. */

/** What one JPEG carries. */
export interface JpegParts {
  /** The names of the parts that are not the picture: ICC (a colour profile), APP1, APP13, COM, thumbnail … */
  extras: string[];
  /** Bytes behind the end of the picture, where phones hide films and second pictures. */
  trailing: number;
  /** False when the file stops before the picture ends. */
  complete: boolean;
}

const JFIF = 0xe0;
const ADOBE = 0xee;
const PROFILE = 0xe2;
const COMMENT = 0xfe;
/** Bytes of the two parts that the picture itself needs: anything longer holds something else, such as a thumbnail. */
const JFIF_BYTES = 16;
const ADOBE_BYTES = 14;
const START_OF_SCAN = 0xda;
const END = 0xd9;

/** Where the compressed pixels that begin at `at` end: the next marker that is neither stuffing nor a restart. */
function scanEnd(bytes: Buffer, at: number): number {
  for (let next = bytes.indexOf(0xff, at); next !== -1; next = bytes.indexOf(0xff, next + 1)) {
    const marker = bytes[next + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return next;
  }
  return bytes.length;
}

/** What the part with this marker, which lies at `at`, is called; undefined for a part of the picture itself. */
function extraName(bytes: Buffer, at: number, marker: number): string | undefined {
  const length = bytes.readUInt16BE(at + 2);
  const begins = (text: string) => bytes.toString('latin1', at + 4, at + 4 + text.length) === text;
  if (marker === JFIF) return begins('JFIF\0') && length === JFIF_BYTES ? undefined : 'thumbnail';
  if (marker === ADOBE && begins('Adobe') && length === ADOBE_BYTES) return undefined;
  if (marker === PROFILE && begins('ICC_PROFILE\0')) return 'ICC';
  if (marker === PROFILE && begins('MPF\0')) return 'MPF';
  if (marker === COMMENT) return 'COM';
  return marker > JFIF && marker <= 0xef ? `APP${marker - JFIF}` : undefined;
}

/** The parts of a JPEG. */
export function jpegParts(bytes: Buffer): JpegParts {
  const extras: string[] = [];
  let at = 2;
  while (at + 4 <= bytes.length || bytes[at + 1] === END) {
    if (bytes[at] !== 0xff) break;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) return { extras, trailing: bytes.length - at - 2, complete: true };
    const extra = extraName(bytes, at, marker);
    if (extra) extras.push(extra);
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === START_OF_SCAN) at = scanEnd(bytes, at);
  }
  return { extras, trailing: 0, complete: false };
}
