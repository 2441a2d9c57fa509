/** What the EXIF of a picture, or the tags of a TIFF, say about place, people and camera. */
import readTags from 'exif-reader';

export interface ExifFacts {
  /** A position that is not empty: phones that leave the place out keep its fields and fill them with zeros. */
  hasLocation: boolean;
  /** Somebody's name, or the serial number of a camera. */
  hasPerson: boolean;
  /** Anything else that is not needed to show the picture: maker, time, exposure, a small copy of the picture. */
  hasCamera: boolean;
}

type Tags = Readonly<Record<string, unknown>>;

/** Latitude, longitude, the same of a destination, and a place in words. */
const PLACE = ['GPSLatitude', 'GPSLongitude', 'GPSDestLatitude', 'GPSDestLongitude', 'GPSAreaInformation'];
const PERSON = ['Artist', 'Copyright', 'XPAuthor', 'CameraOwnerName', 'BodySerialNumber', 'LensSerialNumber'];
/**
 * How the picture lies in the file and how it is to be shown; other tags point to XMP, IPTC or a colour profile. The
 * two numbers are the smallest and the largest value of a sample, which the reader has no names for.
 */
const TECHNICAL: ReadonlySet<string> = new Set(
  (
    'NewSubfileType ImageWidth ImageLength BitsPerSample Compression PhotometricInterpretation FillOrder ' +
    'StripOffsets Orientation SamplesPerPixel RowsPerStrip StripByteCounts 280 281 XResolution YResolution ' +
    'PlanarConfiguration ResolutionUnit PageNumber TransferFunction Predictor WhitePoint PrimaryChromaticities ' +
    'TileWidth TileLength TileOffsets TileByteCounts ExtraSamples SampleFormat JPEGTables YCbCrCoefficients ' +
    'YCbCrSubSampling YCbCrPositioning ReferenceBlackWhite XMLPacket IPTCNAA ImageResources InterColorProfile ' +
    'ExifTag GPSTag ExifVersion ComponentsConfiguration FlashpixVersion ColorSpace PixelXDimension ' +
    'PixelYDimension InteroperabilityTag SceneCaptureType'
  ).split(' '),
);

/** The tag of the GPS part in EXIF, in both byte orders, as the first of its 12 bytes: tag, then type LONG. */
const GPS_LITTLE = Buffer.from([0x25, 0x88, 0x04, 0x00]);
const GPS_BIG = Buffer.from([0x88, 0x25, 0x00, 0x04]);

/** True when these bytes hold the EXIF tag of a position, also where the rest of the EXIF is damaged. */
export const holdsGpsTag = (bytes: Buffer) => bytes.includes(GPS_LITTLE) || bytes.includes(GPS_BIG);

/** The numbers of a value, whatever its type: fractions, bytes, the letters of a text. */
function numbersOf(value: unknown): unknown[] {
  if (typeof value === 'string') return [...Buffer.from(value, 'latin1')];
  return Array.isArray(value) || value instanceof Uint8Array ? [...value] : [value];
}

/** True for a list that was announced and is not there: the end of the EXIF is missing. */
const isCutOff = (value: unknown) => Array.isArray(value) && value.length === 0;

/** True for zeros and for fractions of nothing (0/0). What cannot be read may be anything. */
const isZero = (value: unknown) =>
  !isCutOff(value) && numbersOf(value).every((number) => number === 0 || Number.isNaN(number));

/**
 * True for a field that was never filled: phones that leave the place out fill its fractions with 0/1, others with 0/0.
 */
const isUnset = (value: unknown) => (Array.isArray(value) ? value.every(Number.isNaN) : isZero(value));

const isFiller = (value: unknown) => {
  const text = typeof value === 'string' ? value : Buffer.from(numbersOf(value).map(Number)).toString('latin1');
  return /^[\0\s0._-]*$/.test(text);
};

const has = (tags: Tags, names: readonly string[], isNothing: (value: unknown) => boolean) =>
  names.some((name) => name in tags && !isNothing(tags[name]));

/**
 * Reads `exif`, which begins with TIFF's own header or with `Exif` before it. Damaged EXIF that holds the tag of a
 * position counts as having one.
 */
export function readExif(exif: Buffer): ExifFacts {
  const unreadable = { hasLocation: holdsGpsTag(exif), hasPerson: false, hasCamera: true };
  try {
    const { Image, Photo, GPSInfo, Thumbnail } = readTags(exif);
    if (!Image) return unreadable;
    const tags: Tags = { ...Image, ...Photo };
    const gps: Tags = GPSInfo ?? {};
    // The version of the GPS part is always there.
    const gpsNames = Object.keys(gps).filter((name) => name !== 'GPSVersionID');
    return {
      hasLocation: 'GPSTag' in tags && !GPSInfo ? true : has(gps, PLACE, isZero),
      hasPerson: has(tags, PERSON, isFiller),
      hasCamera:
        Object.keys(Thumbnail ?? {}).length > 0 ||
        has(gps, gpsNames, isUnset) ||
        Object.keys(tags).some((name) => !TECHNICAL.has(name) && !PERSON.includes(name)),
    };
  } catch {
    return unreadable;
  }
}

/** The orientation (1–8) that an EXIF block states; 1 when it states none or cannot be read. */
export function orientationOf(exif: Buffer): number {
  try {
    const stated = readTags(exif).Image?.Orientation;
    return stated !== undefined && stated >= 1 && stated <= 8 ? stated : 1;
  } catch {
    return 1;
  }
}
