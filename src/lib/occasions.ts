/** What the first page sends visitors to: the groups and galleries of photos, each with its first photo. */
import type { ImageMetadata } from 'astro';
import type { FocalPoint } from '../shared/focal-point.ts';
import { groupAddress } from './gallery-sections.ts';
import type { Locale } from './locales.ts';
import { getGalleries, ROOMS } from './galleries.ts';
import { getPicture } from './responsive-picture.ts';
import { addressIn } from './routes.ts';
import { getWords } from './words.ts';

/** Height / width. */
const CROP = 1.25;
/** Image pixels: half a phone's screen, and a quarter of a desk's. */
const SMALL_WIDTH = 340;
const LARGE_WIDTH = 720;
/**
 * Bytes. A phone fetches all of the small ones with the first slide: together they have what the page's 125 KB leave
 * them, and each at least what it needs to be told apart from others.
 */
const ALL_SMALL_BYTES = 13_600;
const MAX_SMALL_BYTES = 3400;
const MIN_SMALL_BYTES = 2200;

interface Gallery {
  name: string;
  title: string;
  groups: readonly { key: string; name: string }[];
  listings: readonly { group: string | undefined; image: ImageMetadata; focus: FocalPoint }[];
}

/** What stands for a group or a gallery, and the address that leads to it, in the first language. */
export interface Occasion {
  name: string;
  to: string;
  image: ImageMetadata;
  focus: FocalPoint;
}

/** A group begins on whichever page of its gallery its first photo hangs. */
const groupsOf = ({ name: gallery, groups, listings }: Gallery): Occasion[] =>
  groups.flatMap(({ key, name }) => {
    const at = listings.findIndex(({ group }) => group === key);
    const photo = listings[at];
    return photo ? [{ ...photo, name, to: groupAddress(`/${gallery}`, key, at) }] : [];
  });

const asOne = ({ name, title, listings: [photo] }: Gallery): Occasion[] =>
  photo ? [{ ...photo, name: title, to: `/${name}` }] : [];

/**
 * Galleries → their groups, and for a gallery without groups the gallery itself, except for that of rooms. When no
 * gallery has groups, all galleries, that of rooms as well.
 */
export function toOccasions(galleries: readonly Gallery[]): { ofGroups: boolean; occasions: Occasion[] } {
  const ofGroups = galleries.some(({ groups }) => groups.length > 0);
  const occasions = galleries.flatMap((gallery) => {
    if (gallery.groups.length > 0) return groupsOf(gallery);
    return ofGroups && gallery.name === ROOMS ? [] : asOne(gallery);
  });
  return { ofGroups, occasions };
}

/**
 * How many of `count` occasions stand in a full row of a wide screen: 4, 5 or 3, which leaves no last row with
 * only one. One or two share their row with the title.
 */
export function columnCount(count: number): number {
  return [4, 5, 3].find((across) => count % across !== 1 && count >= across) ?? count;
}

/** @returns undefined when there are no photos */
export async function getOccasions(locale: Locale) {
  const [galleries, { occasions: words }] = await Promise.all([getGalleries(locale), getWords(locale)]);
  const { ofGroups, occasions } = toOccasions(galleries);
  if (occasions.length === 0) return undefined;
  const maxBytes = Math.max(MIN_SMALL_BYTES, Math.min(MAX_SMALL_BYTES, Math.floor(ALL_SMALL_BYTES / occasions.length)));
  const widths = [{ width: SMALL_WIDTH, maxBytes }, LARGE_WIDTH];
  return {
    title: ofGroups ? words.title : words.titleOfGalleries,
    across: columnCount(occasions.length),
    occasions: await Promise.all(
      occasions.map(async ({ name, to, image, focus }) => ({
        name,
        to: addressIn(to, locale),
        picture: await getPicture(image, { widths, jpeg: SMALL_WIDTH, crop: CROP, focus }),
      })),
    ),
  };
}

export type Occasions = NonNullable<Awaited<ReturnType<typeof getOccasions>>>;
