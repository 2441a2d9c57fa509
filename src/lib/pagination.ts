/** How a gallery is divided into pages. Free of Astro: the content check reads it too. */

/** Photos on one page of a gallery: as many as a phone loads in one go without delay. */
export const PHOTOS_PER_PAGE = 24;

/** The page of a gallery, from 1, on which a photo hangs. @param index of the photo in the gallery, from 0 */
export const pageOf = (index: number): number => Math.floor(index / PHOTOS_PER_PAGE) + 1;

/** Pages before and behind the current one that are linked. */
const AROUND = 2;

/**
 * The pages that are linked from page `current` of `last`: the first, the last, and those around it, so that they stand
 * on two lines of a phone however many there are. Between two of them a gap is undefined; it is never of one page.
 */
export function linkedPages(current: number, last: number): (number | undefined)[] {
  const linked: (number | undefined)[] = [];
  for (let page = 1; page <= last; page += 1) {
    const distance = Math.abs(page - current);
    // A gap in place of a single page would save nothing.
    const alone = (page === 2 || page === last - 1) && distance === AROUND + 1;
    if (page === 1 || page === last || distance <= AROUND || alone) linked.push(page);
    else if (linked.at(-1) !== undefined) linked.push(undefined);
  }
  return linked;
}
