/** Addresses of this site, as they stand in links. */

/**
 * @param to a root-relative address such as `/portfolio`, a fragment such as `#contact`, or one with both
 * @param base the path the site is hosted under, `/` or `/studio`
 * @returns the address as it goes into an `href`, never with a slash at its end but for the root itself
 */
export function href(to: string, base: string = import.meta.env.BASE_URL): string {
  if (to.startsWith('#')) return to;
  const prefix = base.replace(/\/$/, '');
  return to === '/' ? `${prefix}/` : prefix + to;
}

/**
 * @param address as it may stand in a link
 * @returns it without codes such as `%20`, with which browsers hand over other letters; where they are none, as it is
 */
export function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Whether an address has a `%` that begins no code: the build decodes the addresses of pictures, and stops at one. */
export function hasStrayPercent(address: string): boolean {
  try {
    decodeURI(address);
    return false;
  } catch {
    return true;
  }
}

/**
 * @param to an address such as `/portfolio#group-party`
 * @returns the page as it is written there, the name of the gallery that it would be the page of, and the anchor when
 * that is a group's
 */
export function photosTarget(to: string): { page: string; gallery: string; group: string | undefined } {
  const [page = '', anchor] = to.split('#');
  const group = anchor?.startsWith(groupAnchor('')) ? anchor : undefined;
  return { page, gallery: decodedAddress(page.slice(1)), group };
}

/** The address of a gallery's page. @param gallery its first page's address; @param number of the page, from 1 */
export const galleryAddress = (gallery: string, number: number): string =>
  number === 1 ? gallery : `${gallery}/${String(number)}`;

/** A further page's number behind its gallery, which has no name of two letters: those are kept for languages. */
const FURTHER_PAGE = /(\/(?![a-z]{2}\/)[^/?#]+)\/\d+(?=$|[?#])/;

/**
 * @param address of a page in any language, such as `/hi/portfolio/2#post-25`
 * @returns that of the gallery's first page, `/hi/portfolio#post-25`; of any other page, its own, also of the gallery
 * `/2024`
 */
export const firstPageAddress = (address: string): string => address.replace(FURTHER_PAGE, '$1');

/** Where a group of photos begins on its page. @param key of the group */
export const groupAnchor = (key: string): string => `group-${key}`;
