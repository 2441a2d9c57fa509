/** The pictures of a gallery's photos, as large as they are laid out. */
import { positionIn, positionText, isMiddle } from '../shared/focal-point.ts';
import { PANORAMA_RATIO } from '../shared/panorama.ts';
import type { DeskSpan, GridCell } from './gallery-rows.ts';
import type { PhotoListing } from './galleries.ts';
import { getPicture, sizeOf, type Picture, type Width } from './responsive-picture.ts';

/**
 * Image pixels: half the screen of a phone, its whole screen (412 CSS pixels at 1.75: a browser takes the next larger
 * picture when one is a pixel short), and the viewer on a desk.
 */
const PHOTO_WIDTHS = { half: 364, whole: 728, desk: 1280 } as const;
/** The most pixels of the small picture of a photo on half a row, however wide the photo: less than `whole`. */
const MAX_HALF_WIDTH = 680;
/** The most pixels of the small picture of a photo on a whole row, however wide the photo: less than `desk`. */
const MAX_WHOLE_WIDTH = 1080;
/**
 * Bytes of the pictures that a phone fetches at once: 117 KB of a page's 210 are theirs, and what lies in sight and
 * just below is 2,100 pixels high. Each kind of row weighs the same for its height.
 */
const BYTES = { half: 7200, row: 27_000, wide: 14_000 } as const;
/**
 * Quality of the picture that is embedded in the page. On a phone it looks like the file's and weighs two thirds of it,
 * so that the page comes in one flight. A photo full of detail is made coarser, down to MAX_INLINE_BYTES.
 */
const GRID_INLINE_QUALITY = 36;
/** Image pixels of a further width for panoramas: as wide as a slide, or one would be only a few pixels high. */
const PANORAMA_WIDTH = 1920;
/** Width / height of the frames. */
const FRAMES = { upright: 3 / 4, wide: 3 / 2, band: 2 } as const;
/** A panorama is cut to a small part of itself: beyond this many times its frame it is not fetched larger. */
const MAX_OVERFLOW = 4;
/** Of the container, at the widest and as part of a narrower screen. */
const CONTAINER = { rem: 70, vw: 92 } as const;
/** Rem between two photos on a desk. */
const GAP = 0.75;

export interface GalleryPhoto extends Omit<PhotoListing, 'image'> {
  picture: Picture;
  cell: GridCell;
  /** The layout in the words of the attribute. */
  sizes: string;
  /** Where the picture lies in its frame; nothing where that is the middle. */
  position: string | undefined;
}

const frameOf = ({ wide, desk }: GridCell): number =>
  wide ? (desk === 12 ? FRAMES.band : FRAMES.wide) : FRAMES.upright;

/** How many times wider than its frame a photo is laid out: what is over is cut at its sides. */
const overflowOf = (ratio: number, cell: GridCell) => Math.max(1, ratio / (cell.wide ? FRAMES.wide : FRAMES.upright));

/** The widths of one photo. What is laid out wider than its frame needs a wider small picture, not a heavier one. */
export function photoWidths(ratio: number, cell: GridCell): Width[] {
  const overflow = overflowOf(ratio, cell);
  const panorama = ratio > PANORAMA_RATIO ? [PANORAMA_WIDTH] : [];
  const small = (width: number, most: number) => Math.min(most, Math.round(width * overflow));
  const { half, whole, desk } = PHOTO_WIDTHS;
  if (cell.phone === 'half')
    return [{ width: small(half, MAX_HALF_WIDTH), maxBytes: BYTES.half }, whole, desk, ...panorama];
  return [{ width: small(whole, MAX_WHOLE_WIDTH), maxBytes: cell.wide ? BYTES.wide : BYTES.row }, desk, ...panorama];
}

const columnsOf = (span: DeskSpan) => (typeof span === 'number' ? span : 6);

/** @returns the value of `sizes`: the widest screen, a desk, a phone */
export function sizesOf(ratio: number, cell: GridCell): string {
  const overflow = Math.min(MAX_OVERFLOW, overflowOf(ratio, cell));
  const part = columnsOf(cell.desk) / 12;
  const times = (length: number) => Number((length * overflow).toFixed(1));
  const gaps = times(GAP * (1 - part));
  const vw = times(CONTAINER.vw * part);
  return [
    `(min-width: 76rem) ${times(CONTAINER.rem * part - GAP * (1 - part))}rem`,
    `(min-width: 44rem) ${gaps ? `calc(${vw}vw - ${gaps}rem)` : `${vw}vw`}`,
    `${times(cell.phone === 'row' ? 100 : 50)}vw`,
  ].join(', ');
}

/**
 * One listing, laid out → a photo with published pictures.
 * @param first whether it is the first of its page, which a phone's page carries inside itself
 */
export async function getPhoto(
  { image, ...listing }: PhotoListing,
  cell: GridCell,
  first: boolean,
): Promise<GalleryPhoto> {
  const position = positionIn(frameOf(cell), listing.focus, sizeOf(image));
  return {
    ...listing,
    cell,
    picture: await getPicture(image, {
      widths: photoWidths(listing.ratio, cell),
      inline: first ? GRID_INLINE_QUALITY : undefined,
    }),
    sizes: sizesOf(listing.ratio, cell),
    position: isMiddle(position) ? undefined : positionText(position),
  };
}
