/** How a gallery is parted into pages. Free of Astro: the content check reads it too. */

/** Photos on one page of a gallery: as many as a phone loads without a thought. */
export const PHOTOS_PER_PAGE = 24;
