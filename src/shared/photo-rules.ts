/** What becomes of a photo that is hung, by `npm run photos` as well as in the owner's editor. */
import type { FileType } from './file-type.ts';

/**
 * Pixels on the long side of a photo of a gallery: twice the widest place on the site, and never a phone's full 12
 * megapixels.
 */
export const LONG_SIDE = 2400;
/**
 * Quality of the JPEG from which the site's own sizes are made: higher adds bytes to the repository, nothing to see.
 */
export const QUALITY = 84;
/** What a dialog for photos offers. What is really in a file is read from its bytes. */
export const OFFERED_TYPES = 'image/*,.heic,.heif,.hif';
/** Bytes of one file: the largest phone photo is a tenth of it, so what is larger is no photo. */
export const MAX_BYTES = 600_000_000;

/** Pixels in width below which the grid shows a photo blurred: a phone's half screen at two to three pixels each. */
export const GRID_WIDTH = 720;
/** What is said of such a photo, to follow its name; it may be hung all the same. */
export const NARROW = 'is only {width} pixels wide and will look blurred: the gallery wants {wanted}';

/** Names of cameras' raw files, which are often TIFFs inside. */
const RAW_NAME = /\.(dng|raw|cr2|cr3|nef|arw|orf|rw2|raf)$/i;

/** Why a file cannot be hung. */
export type RefusalReason =
  'empty' | 'video' | 'document' | 'svg' | 'raw' | 'unreadable' | 'unknown' | 'damaged' | 'too-heavy' | 'too-large';

/** What is wrong with the file, to follow ‘it’ or its name. Places in braces are filled in with `interpolate`. */
export const REFUSALS: Readonly<Record<RefusalReason, string>> = {
  empty: 'is empty (0 bytes): its copy never finished',
  video: 'is a film, not a photo',
  document: 'is a document or an archive, not a photo',
  svg: 'is an SVG drawing, not a photo',
  raw: 'is a camera’s raw file',
  unreadable: 'is a kind of picture that cannot be read here',
  unknown: 'is not a picture, whatever its name says',
  damaged: 'is damaged: a part of the picture is missing or unreadable',
  'too-heavy': 'is too large to be a photo',
  'too-large': 'has {megapixels} megapixels; more than {most} cannot be worked on',
};

const NO_PHOTO: Partial<Record<FileType, RefusalReason>> = {
  empty: 'empty',
  video: 'video',
  document: 'document',
  svg: 'svg',
};

/** Why a file of this type and name is refused before it is decoded; undefined for a photo. */
export function refusalOf(type: FileType, name: string, photoTypes: ReadonlySet<FileType>): RefusalReason | undefined {
  if (type !== 'jpeg' && RAW_NAME.test(name)) return 'raw';
  if (photoTypes.has(type)) return undefined;
  return NO_PHOTO[type] ?? (type === 'tiff' || /\.bmp$/i.test(name) ? 'unreadable' : 'unknown');
}
