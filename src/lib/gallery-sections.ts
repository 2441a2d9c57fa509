/** One page of a gallery, divided into its groups, and the way to each group. */
import { galleryAddress, groupAnchor } from '../shared/urls.ts';
import { getPhoto, type GalleryPhoto } from './gallery-pictures.ts';
import { layOut, type GridCell, type TitlePosition } from './gallery-rows.ts';
import { pageOf } from './pagination.ts';
import type { PhotoListing } from './galleries.ts';

/** For the type checker: every photo has a cell. */
const UPRIGHT: GridCell = { phone: 'half', desk: 3, wide: false };
/** Width / height from which on a photo lies on its side. */
const WIDE_RATIO = 1.2;

export interface Group {
  key: string;
  name: string;
  /** Photos in it. */
  total: number;
}

export interface GallerySection {
  /** The part of its address after `#`, and its title; photos without a group have neither. */
  anchor: string | undefined;
  title: string | undefined;
  /** How many photos it has, on all pages. */
  count: string | undefined;
  titlePosition: TitlePosition;
  photos: GalleryPhoto[];
}

/** Listings in the order shown → runs of the same group. A group that runs over a page break stands on both pages. */
export function runsOf<Listing extends Pick<PhotoListing, 'group'>>(
  listings: readonly Listing[],
  groups: readonly Group[],
): { group: Group | undefined; listings: Listing[] }[] {
  const runs: { group: Group | undefined; listings: Listing[] }[] = [];
  for (const listing of listings) {
    const group = groups.find(({ key }) => key === listing.group);
    const last = runs.at(-1);
    if (last && last.group === group) last.listings.push(listing);
    else runs.push({ group, listings: [listing] });
  }
  return runs;
}

/**
 * The groups of a page's photos, each laid out.
 * @param countOf says how many photos there are
 */
export function getSections(
  listings: readonly PhotoListing[],
  groups: readonly Group[],
  countOf: (n: number) => string,
): Promise<GallerySection[]> {
  return Promise.all(
    runsOf(listings, groups).map(async ({ group, listings: own }, section) => {
      const { title, cells } = layOut(
        own.map(({ ratio }) => ratio >= WIDE_RATIO),
        group !== undefined,
      );
      return {
        anchor: group && groupAnchor(group.key),
        title: group?.name,
        count: group && countOf(group.total),
        titlePosition: title,
        photos: await Promise.all(
          own.map((listing, at) => getPhoto(listing, cells[at] ?? UPRIGHT, section === 0 && at === 0)),
        ),
      };
    }),
  );
}

/** Where a group is seen from its first photo on. @param index of that photo in its gallery, from 0 */
export const groupAddress = (gallery: string, key: string, index: number): string =>
  `${galleryAddress(gallery, pageOf(index))}#${groupAnchor(key)}`;

/**
 * Links to where each group begins, on whichever page of the gallery; none when there are not two groups.
 * @param listings of the whole gallery
 * @param gallery the address of its first page
 */
export function groupLinks(
  listings: readonly Pick<PhotoListing, 'group'>[],
  groups: readonly Group[],
  gallery: string,
): { label: string; to: string }[] {
  if (groups.length < 2) return [];
  return groups.map(({ key, name }) => {
    const at = listings.findIndex(({ group }) => group === key);
    return { label: name, to: groupAddress(gallery, key, Math.max(0, at)) };
  });
}
