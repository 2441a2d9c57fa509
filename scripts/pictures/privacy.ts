/** How grave it is what a picture carries: a place or a person, or only what cameras and programs write by habit. */
import sharp from 'sharp';
import { BEHIND } from './chunks.ts';
import { readExif } from './exif.ts';
import { jpegParts } from './jpeg.ts';
import { kindOf } from './file-kind.ts';

/** Fields of XMP that name a place or a person. */
const XMP_NAMES = [
  'City',
  'State',
  'Country\\w*',
  'Location\\w*',
  'Sublocation',
  'Creator',
  'CreatorContactInfo',
  'Author\\w*',
  'Artist',
  'OwnerName',
  '\\w*SerialNumber',
  'PersonInImage',
  '[rR]ights',
  'Credit',
  'Copyright',
];
const XMP_FIELDS = new RegExp(`GPS|:(${XMP_NAMES.join('|')})\\b|mwg-rs:Name|MicrosoftPhoto`);
/** Sets of IPTC that name a place or a person: by-line, city, state, country, credit, copyright, contact. */
const IPTC_SETS: ReadonlySet<number> = new Set([80, 85, 90, 92, 95, 100, 101, 110, 116, 118]);
/** Words at the beginning of PNG texts of which somebody is the author. */
const PNG_FIELDS = /^(author|copyright|artist|location|gps)/i;

export interface Gravity {
  /** It tells where it was taken. */
  place: boolean;
  /** It tells where or by whom it was taken, or hides a film or a second photo: it must not lie in a public place. */
  grave: boolean;
  /** It tells nothing at all but how it is to be shown, such as which side is up. */
  empty: boolean;
}

function iptcNames(iptc: Buffer): boolean {
  for (let at = iptc.indexOf(0x1c); at !== -1 && at + 5 <= iptc.length; at = iptc.indexOf(0x1c, at + 1)) {
    const filled = iptc.readUInt16BE(at + 3) > 0;
    if (iptc[at + 1] === 2 && IPTC_SETS.has(iptc[at + 2] ?? 0) && filled) return true;
  }
  return false;
}

/** True when a film lies behind the picture, or a photo that tells a place or a person itself. */
async function hidesWorse(behind: Buffer): Promise<boolean> {
  if (behind.includes('ftyp', 0, 'latin1')) return true;
  const photo = behind.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
  return photo !== -1 && (await gravityOf(behind.subarray(photo), [])).grave;
}

/**
 * How grave it is that the picture in `bytes` carries `carried` (the answer of `carriedBy`).
 * What cannot be read is grave.
 */
export async function gravityOf(bytes: Buffer, carried: readonly string[]): Promise<Gravity> {
  const kind = await kindOf(bytes);
  try {
    const {
      exif,
      xmp,
      iptc,
      comments = [],
    } = await sharp(bytes, { failOn: 'none', limitInputPixels: false }).metadata();
    const facts =
      kind === 'tiff' ? readExif(bytes) : exif ? readExif(exif) : { place: false, person: false, camera: false };
    const inXmp = xmp?.toString('utf8') ?? '';
    const trailing = kind === 'jpeg' ? jpegParts(bytes).trailing : 0;
    const place = facts.place || /GPSL(at|ong)itude/.test(inXmp);
    const grave =
      place ||
      facts.person ||
      XMP_FIELDS.test(inXmp) ||
      (iptc !== undefined && iptcNames(iptc)) ||
      comments.some(({ keyword }) => PNG_FIELDS.test(keyword)) ||
      (kind !== 'jpeg' && (carried.includes(BEHIND) || carried.includes('mpvd'))) ||
      (trailing > 0 && (await hidesWorse(bytes.subarray(bytes.length - trailing))));
    const told = carried.filter((part) => !['EXIF', 'GPS', 'APP1', 'eXIf', 'Exif'].includes(part));
    return { place, grave, empty: !grave && !facts.camera && !xmp && told.length === 0 };
  } catch {
    return { place: false, grave: true, empty: false };
  }
}
