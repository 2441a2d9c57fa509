/** What a picture tells beside its pixels. */
import type { Metadata } from 'sharp';

/** The tag of the GPS part in EXIF, in both byte orders, as the first of its 12 bytes: tag, then type LONG. */
const GPS_LITTLE = Buffer.from([0x25, 0x88, 0x04, 0x00]);
const GPS_BIG = Buffer.from([0x88, 0x25, 0x00, 0x04]);

/** True when these bytes hold the EXIF tag of a position. */
export const hasPlace = (exif: Buffer) => exif.includes(GPS_LITTLE) || exif.includes(GPS_BIG);

/** The names of the metadata that could tell about people: GPS, EXIF, XMP, IPTC. A colour profile tells nothing. */
export function tellTales(metadata: Metadata): string[] {
  return [
    ...(metadata.exif && hasPlace(metadata.exif) ? ['GPS'] : []),
    ...(metadata.exif ? ['EXIF'] : []),
    ...(metadata.xmp ? ['XMP'] : []),
    ...(metadata.iptc || metadata.tifftagPhotoshop ? ['IPTC'] : []),
  ];
}
