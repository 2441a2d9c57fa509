/** The pages of the site and their addresses in every language: the one table that links, heads and tests agree on. */
import { LOCALE_SETTINGS, settingsOf, type Locale } from './locales.ts';

/** Addresses in the first language, below the path that the site is hosted under. Each gallery has one more. */
export const ROUTES = {
  home: '/',
  contact: '/contact',
  academy: '/academy',
  aboutUs: '/about-us',
  privacy: '/privacy',
  /** The gallery that every studio has. */
  portfolio: '/portfolio',
  offline: '/offline',
  /** One page for all languages. */
  notFound: '/404',
} as const;

/** The studio as an entry for an address book, below the first page of each language. */
export const CONTACT_CARD = '/contact.vcf';

/** The days of a batch for a calendar, below the course of each language. @param starts its first day, `2026-12-07` */
export const batchDatesFile = (starts: string): string => `${ROUTES.academy}/${starts}.ics`;

/** A file, which lies at one address for every language: it has an ending. */
const FILE = /\.\w+$/;

/**
 * An address in a language: `/portfolio` is `/hi/portfolio`, `/` is `/hi`.
 * @param to an address, with or without a fragment, or a fragment alone, which stays as it is
 */
export function addressIn(to: string, locale: Locale): string {
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/.exec(to) ?? [];
  const { path } = settingsOf(locale);
  if (address === '' || path === '' || FILE.test(address)) return to;
  return path + (address === '/' ? '' : address) + fragment;
}

/** The reverse: `/hi/portfolio` is `/portfolio`, `/hi` is `/`. What stands in no such place stays as it is. */
export function inFirstLanguage(to: string, locale: Locale): string {
  const { path } = settingsOf(locale);
  if (path === '' || !to.startsWith(path) || !/^(?:$|[/?#])/.test(to.slice(path.length))) return to;
  return to.slice(path.length).replace(/^(?!\/)/, '/');
}

/**
 * Where a file lies that every language has one of.
 * @param file its address in the first one, such as `/contact.vcf`
 */
export const fileIn = (file: string, locale: Locale): string => settingsOf(locale).path + file;

/**
 * Where a page stands in another language. The page for wrong addresses is one for all, so the first page stands in.
 */
const counterpart = (path: string, locale: Locale): string =>
  addressIn(path === ROUTES.notFound ? ROUTES.home : path, locale);

/** The page in every language. @param path its address in the first one */
export const alternatesOf = (path: string): { locale: Locale; path: string }[] =>
  LOCALE_SETTINGS.map(({ code }) => ({ locale: code, path: counterpart(path, code) }));

/** What `getStaticPaths` of a page in `[...locale]` gives: the page in every language. */
export const localePaths = () =>
  LOCALE_SETTINGS.map(({ code, path }) => ({
    params: { locale: path.slice(1) || undefined },
    props: { locale: code },
  }));
