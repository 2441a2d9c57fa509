/** A JPEG's parts, without decoding it: what travels in the file beside the picture. */

/** What one JPEG carries. */
export interface JpegParts {
  /** The names of the parts that are not the picture: APP1, APP13, COM … (APP0 and APP14 are needed by it). */
  extras: string[];
  /** Bytes behind the end of the picture, where phones hide films and second pictures. */
  trailing: number;
  /** False when the file stops before the picture ends. */
  complete: boolean;
}

const JFIF = 0xe0;
const ADOBE = 0xee;
const COMMENT = 0xfe;
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
    const isApp = marker >= JFIF && marker <= 0xef;
    if (isApp && marker !== JFIF && marker !== ADOBE) extras.push(`APP${marker - JFIF}`);
    if (marker === COMMENT) extras.push('COM');
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === START_OF_SCAN) at = scanEnd(bytes, at);
  }
  return { extras, trailing: 0, complete: false };
}
