/** Which side of a picture is up, as EXIF says it: a number from 1 (upright) to 8. */
// Not by exif-reader, as in scripts/pictures: it needs Node's Buffer, which no browser has.
import { indexOfText, latin1, uint16, uint32 } from '../../shared/bytes.ts';

/** EXIF's tag of the orientation. */
const ORIENTATION = 0x0112;
/** Bytes of one entry of EXIF's table, and of a chunk's name and length. */
const ENTRY = 12;
const CHUNK = 8;
/** A chunk name without a meaning in WebP: decoders skip such a chunk. */
const UNKNOWN = [0x78, 0x78, 0x78, 0x78];

/** The orientation in the first table of a TIFF, which is what EXIF is inside; 1 when it states none. */
export function orientationIn(tiff: Uint8Array): number {
  const little = latin1(tiff, 0, 2) === 'II';
  const short = (at: number) => (little ? (tiff[at] ?? 0) | ((tiff[at + 1] ?? 0) << 8) : uint16(tiff, at));
  const table = little ? short(4) + short(6) * 0x10000 : uint32(tiff, 4);
  for (let entry = 0; entry < short(table); entry += 1) {
    const at = table + 2 + entry * ENTRY;
    const stated = short(at) === ORIENTATION ? short(at + 8) : 0;
    if (stated >= 1 && stated <= 8) return stated;
  }
  return 1;
}

/**
 * The WebP with its EXIF chunk renamed, so that no engine turns it (some do, others do not), and the orientation from
 * the EXIF, which is still to be applied.
 */
export function unturnedWebp(webp: Uint8Array<ArrayBuffer>): { bytes: Uint8Array<ArrayBuffer>; orientation: number } {
  const at = indexOfText(webp, 'EXIF', CHUNK + 4);
  if (at === -1) return { bytes: webp, orientation: 1 };
  const exif = webp.subarray(at + CHUNK);
  const bytes = webp.slice();
  bytes.set(UNKNOWN, at);
  return { bytes, orientation: orientationIn(latin1(exif, 0, 4) === 'Exif' ? exif.subarray(6) : exif) };
}
