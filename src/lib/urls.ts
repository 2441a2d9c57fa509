/** Addresses of this site: the one place that knows under which path it is hosted. */
import { settingsOf, type Locale } from './locales.ts';
import { ROUTES, localized } from './routes.ts';

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

/** Where the picture for sharing a page lies. @param path the page's address in the first language */
export const shareAddress = (path: string, locale: Locale): string =>
  `/share${settingsOf(locale).path}/${path.split('/')[1] || 'home'}.jpg`;

/** The full addresses that the studio is described with: of the first page in a language, of the site, of a picture. */
export const salonAddresses = (locale: Locale, site: URL | undefined) => ({
  url: absolute(localized(ROUTES.home, locale), site),
  home: absolute(ROUTES.home, site),
  image: absolute(shareAddress(ROUTES.home, locale), site),
});
