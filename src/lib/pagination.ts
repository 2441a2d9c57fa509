/** How a gallery is divided into pages. Free of Astro: the content check reads it too. */

/** Photos on one page of a gallery: as many as a phone loads in one go without delay. */
export const PHOTOS_PER_PAGE = 24;
