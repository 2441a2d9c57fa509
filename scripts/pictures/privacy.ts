/** What is private in a picture's metadata: a place or a person, or only what cameras and programs write by habit. */
import sharp from 'sharp';
import { besidePng, TRAILING_DATA } from './chunks.ts';
import { embeddedDataOf } from './embedded-data.ts';
import { readExif } from './exif.ts';
import { metadataBlocks } from './metadata-blocks.ts';
import { holdsPosition, tellsPosition } from './position.ts';
import { APP0, APP15, COMMENT, JPEG_BEGINNING, jpegParts, partsOf } from '../../src/shared/jpeg.ts';
import { fileTypeOf } from '../../src/shared/file-type.ts';
import type { FileType } from '../../src/shared/file-type.ts';

/** Fields of XMP that name a place or a person. */
const XMP_NAMES = [
  'City',
  'State',
  'Country\\w*',
  'Location\\w*',
  'Sublocation',
  '[cC]reator',
  'contributor',
  'CreatorContactInfo',
  'Author\\w*',
  'Artist',
  'Owner',
  '\\w*OwnerName',
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

/** How content credentials (C2PA) name an author: in the words of schema.org, or by an identity that was proved. */
const CREDENTIALS = /stds\.schema-org\.CreativeWork[^]*?"author"|cawg\.identity/;

export interface PrivacyRisk {
  /** It contains the position where it was taken. */
  hasLocation: boolean;
  /** It contains a position, a person's name, a film or a second photo with such data: it must not be published. */
  isSerious: boolean;
  /** It contains nothing but how it is to be shown, such as which side is up. */
  isHarmless: boolean;
}

function iptcNames(iptc: Buffer): boolean {
  for (let at = iptc.indexOf(0x1c); at !== -1 && at + 5 <= iptc.length; at = iptc.indexOf(0x1c, at + 1)) {
    const filled = iptc.readUInt16BE(at + 3) > 0;
    if (iptc[at + 1] === 2 && IPTC_SETS.has(iptc[at + 2] ?? 0) && filled) return true;
  }
  return false;
}

/** True when a film follows the picture, or a photo that contains private data itself. */
async function hidesPrivateData(behind: Buffer): Promise<boolean> {
  if (behind.includes('ftyp', 0, 'latin1')) return true;
  const photo = behind.indexOf(Buffer.from(JPEG_BEGINNING));
  return photo !== -1 && (await privacyRiskOf(behind.subarray(photo), [])).isSerious;
}

/** The bytes beside the pixels of a picture, in which words may stand. */
function bytesBesidePixels(bytes: Buffer, type: FileType, exif: Buffer[], trailing: number): Buffer[] {
  if (type === 'png') return [...exif, ...besidePng(bytes)];
  // Small files, whose pixels no words are found in.
  if (type === 'webp' || type === 'avif') return [bytes];
  if (type !== 'jpeg') return exif;
  const isBeside = (marker: number) => marker === COMMENT || (marker >= APP0 && marker <= APP15);
  const parts = [...partsOf(bytes)].filter(({ marker }) => isBeside(marker));
  return [...parts.map(({ from, to }) => bytes.subarray(from, to)), bytes.subarray(bytes.length - trailing)];
}

/**
 * How private it is what the picture in `bytes` carries.
 * @param embedded the answer of `embeddedDataOf`; what cannot be read at all is taken as private
 */
export async function privacyRiskOf(bytes: Buffer, embedded: readonly string[]): Promise<PrivacyRisk> {
  const type = await fileTypeOf(bytes);
  try {
    const metadata = await sharp(bytes, { failOn: 'none', limitInputPixels: false }).metadata();
    const { exif, iptc, xmp } = metadataBlocks(bytes, metadata);
    const facts = (type === 'tiff' ? [bytes] : exif).map(readExif);
    const trailing = type === 'jpeg' ? jpegParts(bytes).trailing : 0;
    const beside = bytesBesidePixels(bytes, type, exif, trailing);
    const hasLocation =
      facts.some((block) => block.hasLocation) ||
      /GPSL(at|ong)itude/.test(xmp) ||
      tellsPosition(xmp) ||
      beside.some(holdsPosition);
    const isSerious =
      hasLocation ||
      facts.some((block) => block.hasPerson) ||
      XMP_FIELDS.test(xmp) ||
      iptc.some(iptcNames) ||
      // They may be longer than one part of a JPEG.
      CREDENTIALS.test(Buffer.concat(beside).toString('latin1')) ||
      (metadata.comments ?? []).some(({ keyword }) => PNG_FIELDS.test(keyword)) ||
      (type !== 'jpeg' && (embedded.includes(TRAILING_DATA) || embedded.includes('mpvd'))) ||
      (trailing > 0 && (await hidesPrivateData(bytes.subarray(bytes.length - trailing))));
    const others = embedded.filter((part) => !['EXIF', 'GPS', 'APP1', 'eXIf', 'Exif'].includes(part));
    const isPlain = !facts.some((block) => block.hasCamera) && xmp === '';
    return { hasLocation, isSerious, isHarmless: !isSerious && isPlain && others.length === 0 };
  } catch {
    return { hasLocation: false, isSerious: true, isHarmless: false };
  }
}

/**
 * The answer of `embeddedDataOf` where what the picture carries must not be published, with GPS where the decoder alone
 * does not find the position; else nothing.
 */
export async function seriousDataOf(bytes: Buffer): Promise<string[]> {
  const embedded = await embeddedDataOf(bytes);
  if (embedded.length === 0) return [];
  const { hasLocation, isSerious } = await privacyRiskOf(bytes, embedded);
  if (!isSerious) return [];
  return hasLocation && !embedded.includes('GPS') ? ['GPS', ...embedded] : embedded;
}
