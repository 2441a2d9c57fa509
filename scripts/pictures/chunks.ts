/** The parts of a PNG, a WebP or an AVIF that are not the picture, found without decoding it. */
import { pngChunks } from '../../src/shared/png-chunks.ts';

/** The chunks of a PNG that its picture is made of, colour and animation included. */
const PNG_PICTURE = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'bKGD',
  'hIST',
  'pHYs',
  'sPLT',
  'cICP',
  'mDCV',
  'cLLI',
  'acTL',
  'fcTL',
  'fdAT',
]);
const WEBP_PICTURE = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'ANIM', 'ANMF']);
const AVIF_PICTURE = new Set(['ftyp', 'meta', 'mdat']);
/** The kinds of items in an AVIF that are pixels. */
const AVIF_ITEMS = new Set(['av01', 'grid', 'iovl', 'tmap']);

/** A chunk's name and length in a WebP, and what stands before the first: RIFF's own, and the name WEBP; in bytes. */
const RIFF_FRAME = 8;
const WEBP_HEADER = 12;
/** A box's length and name in an AVIF, and the same where its length takes eight bytes of its own. */
const BOX_HEADER = 8;
const LONG_BOX_HEADER = 16;

/** The name of bytes that follow the end of a picture. */
export const TRAILING_DATA = 'something behind the picture';

/** Some programs end a file with a line's end, or fill it up with zeros: nothing can be hidden in these. */
const PADDING = /^[\0\r\n]*$/;

const hasTrailingData = (bytes: Buffer, end: number): boolean => !PADDING.test(bytes.toString('latin1', end));

/** The names of what a PNG carries beside its picture: tEXt, eXIf … */
export function pngExtras(bytes: Buffer): string[] {
  const extras: string[] = [];
  for (const { type, to } of pngChunks(bytes)) {
    if (!PNG_PICTURE.has(type)) extras.push(type);
    if (type === 'IEND' && hasTrailingData(bytes, to)) extras.push(TRAILING_DATA);
  }
  return extras;
}

/** The bytes of a PNG that are not its picture: its other chunks, and what follows its end. */
export function besidePng(bytes: Buffer): Buffer[] {
  return [...pngChunks(bytes)].flatMap(({ type, from, to }) => [
    ...(PNG_PICTURE.has(type) ? [] : [bytes.subarray(from, to)]),
    ...(type === 'IEND' ? [bytes.subarray(to)] : []),
  ]);
}

/** The names of what a WebP carries beside its picture: EXIF, XMP … */
export function webpExtras(bytes: Buffer): string[] {
  const extras: string[] = [];
  const end = Math.min(bytes.length, RIFF_FRAME + bytes.readUInt32LE(4));
  for (let at = WEBP_HEADER; at + RIFF_FRAME <= end;) {
    const type = bytes.toString('latin1', at, at + 4);
    if (!WEBP_PICTURE.has(type)) extras.push(type.trim());
    const length = bytes.readUInt32LE(at + 4);
    at += RIFF_FRAME + length + (length % 2);
  }
  return hasTrailingData(bytes, end + (end % 2)) ? [...extras, TRAILING_DATA] : extras;
}

/** The kinds of items that the box `meta` of an AVIF lists, and the thumbnails among them. */
function itemKinds(meta: Buffer): string[] {
  const kinds: string[] = meta.includes('thmb', 0, 'latin1') ? ['thumbnail'] : [];
  for (let at = meta.indexOf('infe', 0, 'latin1'); at !== -1; at = meta.indexOf('infe', at + 4, 'latin1')) {
    // Version 2 has two bytes of number, version 3 four; then two of protection, then the kind.
    const kind = at + (meta[at + 4] === 3 ? 14 : 12);
    kinds.push(meta.toString('latin1', kind, kind + 4));
  }
  return kinds.filter((kind) => !AVIF_ITEMS.has(kind));
}

/** The names of what an AVIF carries beside its picture: Exif, mime (XMP), a film … */
export function avifExtras(bytes: Buffer): string[] {
  const extras: string[] = [];
  for (let at = 0; at + BOX_HEADER <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    // Length 0 reaches to the end, length 1 stands in eight bytes behind the name.
    const short = bytes.readUInt32BE(at);
    const long =
      short === 1 && at + LONG_BOX_HEADER <= bytes.length ? Number(bytes.readBigUInt64BE(at + BOX_HEADER)) : short;
    const length = Math.max(BOX_HEADER, short === 0 ? bytes.length - at : long);
    if (type === 'meta') extras.push(...itemKinds(bytes.subarray(at, at + length)));
    else if (!AVIF_PICTURE.has(type)) extras.push(type.trim());
    at += length;
  }
  return extras;
}
