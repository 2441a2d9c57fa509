/** Full addresses of this site, and the addresses that its own files lie at. */
import { href } from '../shared/urls.ts';

export { galleryAddress, href } from '../shared/urls.ts';

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
