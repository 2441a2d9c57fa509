/**
 * Photos that their group has put on another page of their gallery than their number would: old addresses lead there.
 */
import { pageOf } from './pagination.ts';
import type { PhotoListing } from './photos.ts';

export interface MovedPhoto {
  anchor: string;
  alt: string;
  /** The page on which it would hang without groups, and the one on which it hangs. */
  from: number;
  to: number;
}

/** @param listings of the whole gallery, in the order shown */
export const movedPhotos = (listings: readonly Pick<PhotoListing, 'anchor' | 'alt' | 'filed'>[]): MovedPhoto[] =>
  listings
    .map(({ anchor, alt, filed }, place) => ({ anchor, alt, from: pageOf(filed), to: pageOf(place) }))
    .filter(({ from, to }) => from !== to);
