/**
 * Photos and groups that hang on another page of their gallery than where an address looks for them: it leads there.
 */
import { groupAnchor } from '../shared/urls.ts';
import type { Group } from './gallery-sections.ts';
import { pageOf } from './pagination.ts';
import type { PhotoListing } from './galleries.ts';

/** A photo, or a group by its name. */
export interface MovedAnchor {
  anchor: string;
  alt: string;
  /** The page on which it is looked for, and the one on which it hangs. */
  from: number;
  to: number;
}

/**
 * Photos that their group has put on another page than their number would.
 * @param listings of the whole gallery, in the order shown
 */
export const movedPhotos = (listings: readonly Pick<PhotoListing, 'anchor' | 'alt' | 'filed'>[]): MovedAnchor[] =>
  listings
    .map(({ anchor, alt, filed }, index) => ({ anchor, alt, from: pageOf(filed), to: pageOf(index) }))
    .filter(({ from, to }) => from !== to);

/** Groups that begin on a further page: links that others keep, or texts have, name the gallery without a number. */
export const furtherGroups = (
  listings: readonly Pick<PhotoListing, 'group'>[],
  groups: readonly Group[],
): MovedAnchor[] =>
  groups
    .map(({ key, name }) => {
      const to = pageOf(listings.findIndex(({ group }) => group === key));
      return { anchor: groupAnchor(key), alt: name, from: 1, to };
    })
    .filter(({ from, to }) => to > from);
