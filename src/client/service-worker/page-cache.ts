/** Where pages are kept, and how a kept one is found. */
import { pageCacheKey } from './addresses.ts';

/** The cache, as workbox wants it. */
export const PAGE_CACHE = { cacheName: 'pages', matchOptions: { ignoreVary: true } };

/** @returns the page that is kept for a request; none where the storage fails */
export const keptPage = ({ url }: Request): Promise<Response | undefined> =>
  caches
    .match(pageCacheKey(url), { cacheName: PAGE_CACHE.cacheName, ...PAGE_CACHE.matchOptions })
    .catch(() => undefined);

/** Forgets the page that is kept for a request, for it is no longer there. */
export const forgetPage = async ({ url }: Request): Promise<void> => {
  const pages = await caches.open(PAGE_CACHE.cacheName);
  await pages.delete(pageCacheKey(url), PAGE_CACHE.matchOptions);
};

/** Whether a kept page's `Date` header is less than `ms` old: the phone's clock may be behind the server's. */
export const isYounger = ({ headers }: Response, ms: number): boolean =>
  Math.abs(Date.now() - Date.parse(headers.get('date') ?? '')) < ms;
