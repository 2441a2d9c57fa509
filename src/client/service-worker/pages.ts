/** Pages: from the network first, and from what is kept where it does not answer soon. */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';
import { pageCacheKey } from './addresses.ts';
import { offlinePage } from './offline-pages.ts';
import { PAGE_CACHE, isYounger, keptPage } from './page-cache.ts';
import { onlyOwnAddress, onlyOwnPages, onlyWithScripts, rejectServerFaults, requireWholePage } from './page-plugins.ts';

/** Seconds after which a cached page is shown instead of waiting for the network, which then renews it for later. */
const NETWORK_TIMEOUT_S = 1;
/**
 * The same for a page that was fetched or confirmed within the last day: it is shown after 50 ms without an answer, so
 * that a slow line is not felt.
 */
const RECENT_TIMEOUT_S = 0.05;
const RECENT_MS = 86_400_000;
/** More than a visitor opens in a day; a page takes about 30 KB. */
const MAX_PAGES = 60;

const PAGES = {
  ...PAGE_CACHE,
  plugins: [
    { cacheKeyWillBeUsed: ({ request }: { request: Request }) => Promise.resolve(pageCacheKey(request.url)) },
    new CacheableResponsePlugin({ statuses: [200] }),
    onlyOwnAddress,
    onlyOwnPages,
    onlyWithScripts,
    new ExpirationPlugin({ maxEntries: MAX_PAGES, purgeOnQuotaError: true }),
    {
      handlerDidError: ({ request }: { request: Request }) => offlinePage(request.url),
    },
  ],
};
/** For a page that is not kept: it is passed on from its headers on. */
export const newPages = new NetworkFirst({ ...PAGES, networkTimeoutSeconds: NETWORK_TIMEOUT_S });

const KEPT_PAGES = { ...PAGES, plugins: [rejectServerFaults, requireWholePage, ...PAGES.plugins] };
const pages = new NetworkFirst({ ...KEPT_PAGES, networkTimeoutSeconds: NETWORK_TIMEOUT_S });
const recentPages = new NetworkFirst({ ...KEPT_PAGES, networkTimeoutSeconds: RECENT_TIMEOUT_S });

/** By a reload a visitor asks for the server's page. */
const isReload = ({ cache }: Request) => cache === 'no-cache' || cache === 'reload';

/** @param request what a visitor opens @returns how it is answered */
export async function strategyFor(request: Request): Promise<NetworkFirst> {
  const page = await keptPage(request);
  if (!page) return newPages;
  return isYounger(page, RECENT_MS) && !isReload(request) ? recentPages : pages;
}
