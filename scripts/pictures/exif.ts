/** What the EXIF of a picture, or the tags of a TIFF, tell about place, people and camera. */

export interface ExifFacts {
  /** A position that is not empty: phones that leave the place out keep its fields and fill them with zeros. */
  place: boolean;
  /** Somebody's name, or the serial number of a camera. */
  person: boolean;
  /** Anything else that is not needed to show the picture: maker, time, exposure, a small copy of the picture. */
  camera: boolean;
}

interface Tag {
  id: number;
  /** The value as it lies in the file. */
  value: Buffer;
  /** The value's first number, which is an offset where a tag points to others. */
  first: number;
}

/** Bytes of one value of each of TIFF's types, from type 1. */
const SIZES = [1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const EXIF_POINTER = 0x8769;
const GPS_POINTER = 0x8825;
/** Latitude, longitude, the same of a destination, and a place in words. */
const PLACE: ReadonlySet<number> = new Set([2, 4, 20, 22, 28]);
/** Artist, copyright, Windows' author, owner, serial numbers of camera and lens. */
const PERSON: ReadonlySet<number> = new Set([0x13b, 0x8298, 0x9c9d, 0xa430, 0xa431, 0xa435]);
/** How the picture lies in the file and how it is to be shown; other tags point to XMP, IPTC or a colour profile. */
const TECHNICAL: ReadonlySet<number> = new Set([
  0xfe,
  0x100,
  0x101,
  0x102,
  0x103,
  0x106,
  0x10a,
  0x111,
  0x112,
  0x115,
  0x116,
  0x117,
  0x118,
  0x119,
  0x11a,
  0x11b,
  0x11c,
  0x128,
  0x129,
  0x12d,
  0x13d,
  0x13e,
  0x13f,
  0x142,
  0x143,
  0x144,
  0x145,
  0x152,
  0x153,
  0x15b,
  0x211,
  0x212,
  0x213,
  0x214,
  0x2bc,
  0x83bb,
  0x8649,
  0x8773,
  EXIF_POINTER,
  GPS_POINTER,
  0x9000,
  0x9101,
  0xa000,
  0xa001,
  0xa002,
  0xa003,
  0xa005,
  0xa406,
]);

const isBlank = (value: Buffer) => /^[\0\s0._-]*$/.test(value.toString('latin1'));
const isZero = (value: Buffer) => value.every((byte) => byte === 0);

/** A reader of the tags at an offset; what lies outside the file is left out. */
function tagReader(tiff: Buffer): (offset: number) => { tags: Tag[]; next: number } {
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (at + 4 > tiff.length ? 0 : little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  return (offset) => {
    const end = offset + 2 + short(offset) * 12;
    const tags: Tag[] = [];
    for (let at = offset + 2; at + 12 <= Math.min(end, tiff.length); at += 12) {
      const length = long(at + 4) * (SIZES[short(at + 2) - 1] ?? 1);
      const from = length > 4 ? long(at + 8) : at + 8;
      tags.push({ id: short(at), value: tiff.subarray(from, from + length), first: long(at + 8) });
    }
    return { tags, next: long(end) };
  };
}

/** Reads `exif`, which begins with TIFF's own header or with `Exif` before it. */
export function readExif(exif: Buffer): ExifFacts {
  const tiff = exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif;
  if (!/^(II\*\0|MM\0\*)/.test(tiff.toString('latin1', 0, 4))) return { place: false, person: false, camera: true };
  const read = tagReader(tiff);
  const header = tiff.toString('latin1', 0, 2) === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const { tags, next } = read(header);
  const further = (pointer: number) => tags.filter(({ id }) => id === pointer).flatMap(({ first }) => read(first).tags);
  const own = [...tags, ...further(EXIF_POINTER)];
  const gps = further(GPS_POINTER).filter(({ id, value }) => id !== 0 && !isZero(value));
  const named = own.filter(({ id }) => PERSON.has(id));
  const small = next > 0 && next < tiff.length && read(next).tags.length > 0;
  return {
    place: gps.some(({ id, value }) => PLACE.has(id) && !isZeroRatio(value)),
    person: named.some(({ value }) => !isBlank(value)),
    camera: small || gps.length > 0 || own.some(({ id }) => !TECHNICAL.has(id) && !PERSON.has(id)),
  };
}

/** True when every fraction of `value` (8 bytes each: counter, then divisor) is nothing. */
function isZeroRatio(value: Buffer): boolean {
  for (let at = 0; at < value.length; at += 8) if (!isZero(value.subarray(at, at + 4))) return false;
  return true;
}
