/** What an address of this site stands for, and what is kept by it. */
import { BASE_PATH } from './offline-page-list.ts';

/**
 * What a page is kept by: its address without the query, in which others count where a visitor has come from, and
 * without an ending with which hosts answer as well: a slash, `.html`, `/index.html`.
 */
export const pageCacheKey = (url: string): string => url.replace(/(\/index)?(\.html|\/)?([?#].*)?$/, '');

/** Whether it is that of a file whose name changes with its content, or of the icon. */
export const isFile = ({ pathname, origin }: URL): boolean =>
  origin === location.origin && /\/_astro\/|\/favicon\.svg$/.test(pathname);

/** A file that is opened by a link, such as the contact's card, is none of the pages: its address has an ending. */
const isDownload = ({ pathname }: URL) => /\.(?!html$)\w+$/.test(pathname);

/**
 * The owner's pages are never cached, and never shown without a connection. Only her guide is cached, once it has been
 * opened.
 */
const isEditor = ({ pathname }: URL) => {
  const path = pageCacheKey(pathname).slice(BASE_PATH.length);
  return /^\/admin(\/|$)/.test(path) && !/^\/admin\/guide(\/|$)/.test(path);
};

/** Whether it may be that of a page which a visitor opens. */
export const isPage = (url: URL): boolean => !isDownload(url) && !isEditor(url);

/** @param name a script's file name @returns its address */
export const scriptAddress = (name: string): string => new URL(`_astro/${name}`, location.href).href;
