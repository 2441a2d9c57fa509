/** Addresses of this site: the one place that knows under which path it is hosted. */

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
 * `href` with the site's own origin in front, for canonical links, share pictures and structured data.
 * @param site the site's address, if it is known
 * @returns nothing without one: what needs a full address is then left out
 */
export function absolute(to: string, site: URL | undefined, base?: string): string | undefined {
  return site && new URL(href(to, base), site).href;
}

/** Where the picture for sharing a page lies. @param path the page's address, such as `/portfolio/2` */
export const shareAddress = (path: string): string => `/share/${path.split('/')[1] || 'home'}.jpg`;

/** The address of a gallery's page. @param gallery the folder's name; @param number of the page, from 1 */
export const galleryAddress = (gallery: string, number: number): string =>
  number === 1 ? `/${gallery}` : `/${gallery}/${number}`;
