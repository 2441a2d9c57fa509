/** The offline pages: kept from the worker's installation on, and shown in the place of a page that cannot be had. */
import { pageCacheKey } from './addresses.ts';
import { FIRST_LANGUAGE_PAGE, OFFLINE_PAGES, type OfflinePage } from './offline-page-list.ts';
import { isOwnPage } from './own-page.ts';

const OFFLINE_CACHE = 'offline';

/** The offline page in the language of a page's address. */
function offlinePageFor(url: string): OfflinePage {
  const path = pageCacheKey(new URL(url).pathname);
  return OFFLINE_PAGES.find(({ below }) => path === below || path.startsWith(`${below}/`)) ?? FIRST_LANGUAGE_PAGE;
}

/** Whichever revision is kept: an older one is better than none. */
const keptOfflinePage = ({ address }: OfflinePage) =>
  caches.match(address, { cacheName: OFFLINE_CACHE, ignoreSearch: true });

/**
 * What is shown in the place of a page: the offline page in its language, or in another where that one is not kept. Its
 * links to the other languages, which name their offline pages, lead to that page in them instead: it may be kept.
 */
export async function offlinePage(url: string): Promise<Response | undefined> {
  const own = offlinePageFor(url);
  const all = await Promise.all([own, FIRST_LANGUAGE_PAGE, ...OFFLINE_PAGES].map(keptOfflinePage));
  const kept = all.find(Boolean);
  if (!kept) return undefined;
  const path = pageCacheKey(new URL(url).pathname).slice(own.below.length);
  let html = await kept.text();
  for (const page of OFFLINE_PAGES) {
    // Only the root itself has a slash at its end.
    const to = page.below + (path || (page === FIRST_LANGUAGE_PAGE ? '/' : ''));
    html = html.split(`href="${page.address}"`).join(`href="${to}"`);
  }
  return new Response(html, { status: 503, headers: kept.headers });
}

/** Caches an offline page, unless it is there already. Rejects when it cannot be had. */
async function cacheOfflinePage({ address, revision }: OfflinePage): Promise<void> {
  const key = `${address}?${revision}`;
  const cache = await caches.open(OFFLINE_CACHE);
  if (await cache.match(key)) return;
  const page = await fetch(key);
  const html = await page.text();
  if (!page.ok || !isOwnPage(html)) throw new Error(`${address}: ${String(page.status)}`);
  await cache.delete(address, { ignoreSearch: true });
  await cache.put(key, new Response(html, page));
}

const cacheOfflinePages = async (pages: Iterable<OfflinePage>): Promise<void> => {
  await Promise.all(Array.from(pages, cacheOfflinePage));
};

/** Caches the offline pages in every language. Rejects when one cannot be had. */
export const cacheAllOfflinePages = (): Promise<void> => cacheOfflinePages(OFFLINE_PAGES);

/**
 * Caches the offline pages in the languages of some pages, or the first one's where there are none. Rejects when one
 * cannot be had.
 */
export const cacheOfflinePagesFor = (urls: readonly string[]): Promise<void> =>
  cacheOfflinePages(urls.length > 0 ? new Set(urls.map(offlinePageFor)) : [FIRST_LANGUAGE_PAGE]);
