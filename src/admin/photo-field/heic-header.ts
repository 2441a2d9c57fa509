/** What a HEIC says of itself before its pixels: how many there are, in which colours, and which side is up. */
import { indexOfText, latin1, uint16, uint32 } from '../../shared/bytes.ts';
import { P3_PRIMARIES, heicDescription, isTurnedByItself } from '../../shared/heic-description.ts';
import { orientationIn } from './exif-orientation.ts';

export interface HeicHeader {
  /** Pixels of the largest picture in the file. */
  pixels: number;
  colorSpace: PredefinedColorSpace;
  /** EXIF's orientation (1–8), where the file leaves the turning to it; 1 where it turns by itself. */
  orientation: number;
}

/**
 * The red primary of sRGB's and of Display P3's profiles, as X of XYZ in 65536ths: 0.436 and 0.515. What lies nearer
 * to the second is taken as Display P3, which is what phones write.
 */
const BETWEEN_REDS = (0.436 + 0.515) / 2;

/** Every place where a box of this name begins to say something. */
function* contentsOf(bytes: Uint8Array, name: string): Generator<number> {
  for (let at = indexOfText(bytes, name); at !== -1; at = indexOfText(bytes, name, at + 4)) yield at + 4;
}

/** The red primary's X that an ICC profile states; its tags are listed behind 128 bytes. */
function redOf(profile: Uint8Array): number {
  const tag = indexOfText(profile.subarray(0, 1024), 'rXYZ', 128);
  return tag === -1 ? 0 : uint32(profile, uint32(profile, tag + 4) + 8) / 65_536;
}

function colorSpaceOf(box: Uint8Array): PredefinedColorSpace {
  for (const at of contentsOf(box, 'colr')) {
    const kind = latin1(box, at, at + 4);
    if (kind === 'nclx' && uint16(box, at + 4) === P3_PRIMARIES) return 'display-p3';
    if ((kind === 'prof' || kind === 'rICC') && redOf(box.subarray(at + 4)) > BETWEEN_REDS) return 'display-p3';
  }
  return 'srgb';
}

/** Reads the header of a HEIC. Never throws: what is missing counts as sRGB, upright and small. */
export function readHeicHeader(heic: Uint8Array): HeicHeader {
  const box = heicDescription(heic);
  const end = box.byteOffset - heic.byteOffset + box.length;
  const sizes = [...contentsOf(box, 'ispe')].map((at) => uint32(box, at + 4) * uint32(box, at + 8));
  const exif = isTurnedByItself(box) ? -1 : indexOfText(heic, 'Exif\0\0', end);
  return {
    pixels: Math.max(0, ...sizes),
    colorSpace: colorSpaceOf(box),
    orientation: exif === -1 ? 1 : orientationIn(heic.subarray(exif + 6)),
  };
}
