/** Full addresses of this site, and the addresses that its own files lie at. */
import { settingsOf, type Locale } from './locales.ts';
import { ROUTES, addressIn } from './routes.ts';
import { href } from '../shared/urls.ts';

export { href } from '../shared/urls.ts';

/**
 * `href` with the site's own origin in front, for canonical links, share pictures and structured data.
 * @param site the site's address, if it is known
 * @returns nothing without one: what needs a full address is then left out
 */
export function absolute(to: string, site: URL | undefined): string | undefined {
  return site && new URL(href(to), site).href;
}

/** Where the picture for sharing a page lies. @param path the page's address in the first language */
export const sharePicturePath = (path: string, locale: Locale): string =>
  `/share${settingsOf(locale).path}/${path.split('/')[1] || 'home'}.jpg`;

/** The full addresses that the studio is described with: of the first page in a language, of the site, of a picture. */
export const salonAddresses = (locale: Locale, site: URL | undefined) => ({
  url: absolute(addressIn(ROUTES.home, locale), site),
  home: absolute(ROUTES.home, site),
  image: absolute(sharePicturePath(ROUTES.home, locale), site),
});
