/**
 * The service worker: pages that have been visited open again offline, others are answered by the offline page.
 * Which pages it fetches for later is said by the page (register-worker.ts), which knows whether data is to be saved.
 */
import { registerRoute } from 'workbox-routing';
import type { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isFile, isPage, pageCacheKey } from './addresses.ts';
import { files } from './files.ts';
import { cacheAllOfflinePages, cacheOfflinePagesFor } from './offline-pages.ts';
import { isYounger, keptPage } from './page-cache.ts';
import { newPages, strategyFor } from './pages.ts';
import type { OpenPage, WorkerEvent } from './worker-event.ts';

/** What a page posts to the worker. */
interface CacheRequest {
  /** Addresses of the page, and of all that it has asked for: they are still in the browser's own cache. */
  loaded: string[];
  /** Addresses of pages to be fetched for later: none where data is to be saved. */
  precache: string[];
}

/** The worker's globals that are used here. */
declare const self: {
  clients: { matchAll(options: { includeUncontrolled: boolean }): Promise<readonly OpenPage[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerEvent<CacheRequest>) => void): void;
};

/**
 * Milliseconds for which a page that was fetched ahead is not asked for again: about a visit. Not longer, because its
 * pictures are not kept with it, and the next deploy may have others.
 */
const VISIT_MS = 600_000;

/** Caches the offline pages in the languages of the pages that are open. Rejects when one cannot be had. */
async function cacheOfflinePagesInUse(): Promise<void> {
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  await cacheOfflinePagesFor(open.map(({ url }) => url));
}

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPage(url),
  async (options) => (await strategyFor(options.request)).handle(options),
);
registerRoute(({ url }) => isFile(url), files);

self.addEventListener('message', (event) => {
  const { loaded, precache } = event.data;
  const own = pageCacheKey(event.source?.url ?? '');
  const requestFor = (address: string, cache: RequestCache) => new Request(address, { cache, mode: 'same-origin' });
  // A failure needs no handling: the next visit tries again.
  const store = (request: Request, strategy: CacheFirst | NetworkFirst) =>
    strategy.handle({ event, request }).catch(() => undefined);
  const storeLoaded = (address: string) => {
    const url = new URL(address);
    if (isFile(url)) return store(requestFor(address, 'force-cache'), files);
    // What looks like another page may be where the page has sent something: nobody is asked for it.
    const cache = pageCacheKey(address) === own ? 'force-cache' : 'only-if-cached';
    return isPage(url) && store(requestFor(address, cache), newPages);
  };
  const storeForLater = async (address: string) => {
    if (!isPage(new URL(address))) return;
    const request = requestFor(address, 'default');
    const page = await keptPage(request);
    if (!page || !isYounger(page, VISIT_MS)) await store(request, newPages);
  };
  // The other languages' come with the pages for later.
  const offlinePages = precache.length > 0 ? cacheAllOfflinePages() : cacheOfflinePagesInUse();
  event.waitUntil(
    Promise.all([...loaded.map(storeLoaded), ...precache.map(storeForLater), offlinePages.catch(() => undefined)]),
  );
});

self.addEventListener('install', (event) => {
  // Where one cannot be had, the browser installs the worker at a later visit. Without waiting for open pages to be
  // closed: a new deploy is then used from the next navigation on.
  event.waitUntil(cacheOfflinePagesInUse().then(() => self.skipWaiting()));
});
