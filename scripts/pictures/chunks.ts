/** The parts of a PNG, a WebP or an AVIF that are not the picture, found without decoding it. */

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

/** The name of bytes that follow the end of a picture. */
export const TRAILING_DATA = 'something behind the picture';

/** The chunks of a PNG, from its first to its end; `to` is where the next one begins. */
function* pngChunks(bytes: Buffer): Generator<{ type: string; from: number; to: number }> {
  for (let at = 8; at + 12 <= bytes.length;) {
    const [type, from] = [bytes.toString('latin1', at + 4, at + 8), at];
    at += 12 + bytes.readUInt32BE(at);
    yield { type, from, to: at };
    if (type === 'IEND') return;
  }
}

/** The names of what a PNG carries beside its picture: tEXt, eXIf … */
export function pngExtras(bytes: Buffer): string[] {
  const extras: string[] = [];
  for (const { type, to } of pngChunks(bytes)) {
    if (!PNG_PICTURE.has(type)) extras.push(type);
    if (type === 'IEND' && to < bytes.length) extras.push(TRAILING_DATA);
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
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  for (let at = 12; at + 8 <= end;) {
    const type = bytes.toString('latin1', at, at + 4);
    if (!WEBP_PICTURE.has(type)) extras.push(type.trim());
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return end + (end % 2) < bytes.length ? [...extras, TRAILING_DATA] : extras;
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
  for (let at = 0; at + 8 <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    // Length 0 reaches to the end, length 1 stands in eight bytes behind the name.
    const short = bytes.readUInt32BE(at);
    const long = short === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const length = Math.max(8, short === 0 ? bytes.length - at : long);
    if (type === 'meta') extras.push(...itemKinds(bytes.subarray(at, at + length)));
    else if (!AVIF_PICTURE.has(type)) extras.push(type.trim());
    at += length;
  }
  return extras;
}
