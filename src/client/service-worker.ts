/**
 * The service worker: what has been seen opens again without a line, and what has not is answered by the offline page.
 * It fetches nothing ahead on its own; a page says what it may.
 */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

/** The offline page of a language. */
interface OfflinePage {
  /** What the addresses of the language begin with; empty for the first one at the root. */
  below: string;
  address: string;
  /** A name that changes with the page's content. */
  revision: string;
}
/** One for each language, the first one, which stands in for any address, last. Put in by the build. */
declare const OFFLINE_PAGES: readonly OfflinePage[];

/** What a page says to the worker. */
interface Told {
  /** Addresses that the page was made of: the browser still has them. */
  seen: string[];
  /** Addresses that may be fetched for later. */
  ahead: string[];
}

/** What this file uses of a worker's world; TypeScript can describe either that or a page's, and the site is pages. */
interface Waiting<Data = unknown> extends Event {
  data: Data;
  waitUntil(work: Promise<unknown>): void;
}
declare const self: {
  location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: Waiting) => void): void;
  addEventListener(type: 'message', listener: (event: Waiting<Told>) => void): void;
};

/** Seconds after which a page seen before is shown rather than waited for. */
const PATIENCE_S = 5;
const MOST_PAGES = 60;
/** Files with a hash in their names: pictures, scripts, the font. About 10 MB at the most. */
const MOST_FILES = 300;

const onlyWhole = new CacheableResponsePlugin({ statuses: [200] });

/** @returns the address of the offline page in the language of a page's address */
function offlineAddress(url: string): string {
  const { pathname } = new URL(url);
  const page = OFFLINE_PAGES.find(({ below }) => pathname === below || pathname.startsWith(`${below}/`));
  return (page ?? OFFLINE_PAGES.at(-1)!).address;
}

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: { ignoreSearch: true, ignoreVary: true },
  plugins: [
    onlyWhole,
    new ExpirationPlugin({ maxEntries: MOST_PAGES, purgeOnQuotaError: true }),
    {
      handlerDidError: async ({ request }) => {
        const page = await caches.match(offlineAddress(request.url));
        return page && new Response(page.body, { status: 503, headers: page.headers });
      },
    },
  ],
});

const files = new CacheFirst({
  cacheName: 'files',
  matchOptions: { ignoreVary: true },
  plugins: [onlyWhole, new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true })],
});

const isFile = ({ pathname, origin }: URL) =>
  origin === self.location.origin && /\/_astro\/|\/favicon\.svg$/.test(pathname);

registerRoute(({ request }) => request.mode === 'navigate', pages);
registerRoute(({ url }) => isFile(url), files);

self.addEventListener('message', (event) => {
  const { seen, ahead } = event.data;
  const keep = (address: string, cache: RequestCache) => {
    const url = new URL(address);
    const page = !/\.\w+$/.test(url.pathname);
    if (!page && !isFile(url)) return undefined;
    const request = new Request(url, { cache, mode: 'same-origin' });
    // Nothing to say when it fails: the next visit keeps it.
    return (page ? pages : files).handle({ event, request }).catch(() => undefined);
  };
  event.waitUntil(
    Promise.all([
      ...seen.map((address) => keep(address, 'force-cache')),
      ...ahead.map((address) => keep(address, 'default')),
    ]),
  );
});

/** Keeps an offline page. Rejects when it cannot be had: the browser then installs the worker at a later visit. */
async function keepOfflinePage({ address, revision }: OfflinePage): Promise<void> {
  const page = await fetch(`${address}?${revision}`);
  if (!page.ok) throw new Error(`${address}: ${String(page.status)}`);
  await (await caches.open('offline')).put(address, page);
}

self.addEventListener('install', (event) => {
  // A new deploy takes over at the next visit; the page that is open goes on as it came.
  event.waitUntil(Promise.all(OFFLINE_PAGES.map(keepOfflinePage)).then(() => self.skipWaiting()));
});
