/**
 * How many photos hang in a gallery is told by each of its pages. One photo more would change them all, dozens of
 * pages, for one number: so they are kept and finished without it, and get it from the gallery's first page, which is
 * rendered whenever the gallery has changed. Pages are in UTF-8.
 */

/** As src/components/GalleryHeader.astro writes it. No other place of the site is in such an element. */
const [BEGIN, END] = ['<data ', '</data>'];
const PLACE = Buffer.from(`${BEGIN}data-total>${END}`);

/** `portfolio/2.html` → `portfolio.html`; the first page is its own. */
export const firstPageOf = (name: string): string => name.replace(/[\\/]\d+\.html$/, '.html');

/** Where the total begins and ends in a page; nothing where it tells none. */
function placeOf(page: Buffer): [start: number, end: number] | undefined {
  const start = page.indexOf(BEGIN);
  return start === -1 ? undefined : [start, page.indexOf(END, start) + END.length];
}

function replaceTotal(page: Buffer, total: Uint8Array): Buffer {
  const [start, end] = placeOf(page) ?? [0, 0];
  return end === 0 ? page : Buffer.concat([page.subarray(0, start), total, page.subarray(end)]);
}

/** @returns the page with an empty place instead of its total; as it was where it tells none */
export const withoutTotal = (page: Buffer): Buffer => replaceTotal(page, PLACE);

/**
 * @param first reads the first page of its gallery
 * @returns the page with the total that the first page tells; as it was where it wants none
 * @throws when the first page tells none
 */
export function withTotal(page: Buffer, first: () => Buffer): Buffer {
  if (!page.includes(PLACE)) return page;
  const told = first();
  const place = placeOf(told);
  if (!place) throw new Error('The first page of a gallery tells no total. See integrations/gallery-total.ts');
  return replaceTotal(page, told.subarray(...place));
}
