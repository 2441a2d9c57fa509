/** Which kinds of metadata a picture has. */
import type { Metadata } from 'sharp';
import { holdsGpsTag } from './exif.ts';

/** The kinds of metadata that may hold something private: GPS, EXIF, XMP, IPTC. A colour profile does not. */
export function metadataKinds(metadata: Metadata): string[] {
  return [
    ...(metadata.exif && holdsGpsTag(metadata.exif) ? ['GPS'] : []),
    ...(metadata.exif ? ['EXIF'] : []),
    ...(metadata.xmp ? ['XMP'] : []),
    ...(metadata.iptc || metadata.tifftagPhotoshop ? ['IPTC'] : []),
  ];
}
