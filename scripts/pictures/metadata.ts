/** What a picture tells beside its pixels. */
import type { Metadata } from 'sharp';
import { holdsGpsTag } from './exif.ts';

/** The names of the metadata that could tell about people: GPS, EXIF, XMP, IPTC. A colour profile tells nothing. */
export function metadataKinds(metadata: Metadata): string[] {
  return [
    ...(metadata.exif && holdsGpsTag(metadata.exif) ? ['GPS'] : []),
    ...(metadata.exif ? ['EXIF'] : []),
    ...(metadata.xmp ? ['XMP'] : []),
    ...(metadata.iptc || metadata.tifftagPhotoshop ? ['IPTC'] : []),
  ];
}
