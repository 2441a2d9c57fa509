/** How a gallery is divided into pages. Free of Astro: the content check reads it too. */

/** Photos on one page of a gallery: as many as a phone loads in one go without delay. */
export const PHOTOS_PER_PAGE = 24;

/** The page of a gallery, from 1, on which the photo at `place` hangs, which counts from 0. */
export const pageOf = (place: number): number => Math.floor(place / PHOTOS_PER_PAGE) + 1;
