/**
 * The service worker: pages that have been visited open again offline, others are answered by the offline page.
 * Which pages it fetches for later is said by the page (register-worker.ts), which knows whether data is to be saved.
 */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { scriptFileNamesIn } from '../shared/script-file-names.ts';

/** The offline page of a language. */
interface OfflinePage {
  /** What the addresses of the language begin with; empty for the first one at the root. */
  below: string;
  address: string;
  /** A name that changes with the page's content. */
  revision: string;
}
/** One for each language. The first language's, which serves any other address, is last. Put in by the build. */
declare const OFFLINE_PAGES: readonly OfflinePage[];
const FIRST = OFFLINE_PAGES[OFFLINE_PAGES.length - 1]!;

/** What a page posts to the worker. */
interface CacheRequest {
  /** Addresses of the page, and of all that it has asked for: they are still in the browser's own cache. */
  loaded: string[];
  /** Addresses of pages to be fetched for later: none where data is to be saved. */
  precache: string[];
}
/** A page that is open. */
interface OpenPage {
  url: string;
}

/** The worker's globals that are used here: the project's TypeScript settings declare those of a page. */
interface WorkerEvent<Data = unknown> extends Event {
  data: Data;
  /** The page that has posted a message. */
  source?: OpenPage | null;
  waitUntil(work: Promise<unknown>): void;
}
/** What workbox asks before it keeps an answer. `state` is the same for all questions about one request. */
interface Update {
  request: Request;
  response: Response;
  event: WorkerEvent;
  state?: Record<string, unknown>;
}
declare const self: {
  location: Location;
  clients: { matchAll(options: { includeUncontrolled: boolean }): Promise<readonly OpenPage[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerEvent<CacheRequest>) => void): void;
};

/** Seconds after which a cached page is shown instead of waiting for the network, which then renews it for later. */
const NETWORK_TIMEOUT_S = 1;
/**
 * The same for a page that was fetched or confirmed within the last day: it is shown after 50 ms without an answer, so
 * that a slow line is not felt.
 */
const RECENT_TIMEOUT_S = 0.05;
const RECENT_MS = 86_400_000;
/**
 * Milliseconds for which a page that was fetched ahead is not asked for again: about a visit. Not longer, because its
 * pictures are not kept with it, and the next deploy may have others.
 */
const VISIT_MS = 600_000;
/** More than a visitor opens in a day; a page takes about 30 KB. */
const MAX_PAGES = 60;
/** Pictures, scripts, the font: about 10 MB at the most. */
const MAX_FILES = 300;

/** Takes a fault of the server for no answer, so that the copy is shown. */
const withoutFault = {
  fetchDidSucceed: ({ response }: { response: Response }) =>
    response.status < 500 ? Promise.resolve(response) : Promise.reject(new Error(String(response.status))),
};

const onlyComplete = new CacheableResponsePlugin({ statuses: [200] });

/** What every page of this site names in its head, the owner's guide as well. A host's notice or a login does not. */
const OWN_ICON = `"${FIRST.below}/favicon.svg"`;

/**
 * What a page is kept by: its address without the query, in which others count where a visitor has come from, and
 * without an ending with which hosts answer as well: a slash, `.html`, `/index.html`.
 */
const keyOf = (url: string) => url.replace(/(\/index)?(\.html|\/)?([?#].*)?$/, '');

const OFFLINE_CACHE = 'offline';

/** The offline page in the language of a page's address. */
function offlinePageFor(url: string): OfflinePage {
  const path = keyOf(new URL(url).pathname);
  return OFFLINE_PAGES.find(({ below }) => path === below || path.startsWith(`${below}/`)) ?? FIRST;
}

/** Whichever revision is kept: an older one is better than none. */
const keptOfflinePage = ({ address }: OfflinePage) =>
  caches.match(address, { cacheName: OFFLINE_CACHE, ignoreSearch: true });

/**
 * What is shown in the place of a page: the offline page in its language, or in another where that one is not kept. Its
 * links to the other languages, which name their offline pages, lead to that page in them instead: it may be kept.
 */
async function offlinePage(url: string): Promise<Response | undefined> {
  const own = offlinePageFor(url);
  const all = await Promise.all([own, FIRST, ...OFFLINE_PAGES].map(keptOfflinePage));
  const kept = all.find(Boolean);
  if (!kept) return undefined;
  const path = keyOf(new URL(url).pathname).slice(own.below.length);
  let html = await kept.text();
  for (const page of OFFLINE_PAGES) {
    // Only the root itself has a slash at its end.
    const to = page.below + (path || (page === FIRST ? '/' : ''));
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
  if (!page.ok || !html.includes(OWN_ICON)) throw new Error(`${address}: ${String(page.status)}`);
  await cache.delete(address, { ignoreSearch: true });
  await cache.put(key, new Response(html, page));
}

/** Caches the offline pages in the languages of the pages that are open. Rejects when one cannot be had. */
async function cacheOfflinePagesInUse(): Promise<void> {
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  const inUse = new Set(open.map(({ url }) => offlinePageFor(url)));
  await Promise.all((inUse.size > 0 ? [...inUse] : [FIRST]).map(cacheOfflinePage));
}

/**
 * The types of scripts and styles by the endings of their addresses, and those of pictures and fonts. A host that does
 * not know such a kind sends it without a type or as an `octet-stream`, and browsers show it.
 */
const TYPES: Record<string, RegExp> = { js: /^(text|application)\/(x-)?javascript\b/i, css: /^text\/css\b/i };
const OTHER_TYPES = /^$|^(image|font)\/|\/(.*font|octet-stream)/i;

/**
 * Whether an answer is the file. A host's notice or the login of a public network come at any address, an empty answer
 * where a server is about to fail; half of one, where the browser has not seen it. The length is that of what was sent,
 * which is compressed, and some hosts do not tell it.
 */
async function isTheFile({ url }: Request, answer: Response): Promise<boolean> {
  const { headers } = answer;
  const type = TYPES[/\w+$/.exec(new URL(url).pathname)?.[0] ?? ''] ?? OTHER_TYPES;
  if (!type.test(headers.get('content-type') ?? '')) return false;
  const length = headers.has('content-encoding') ? 0 : Number(headers.get('content-length'));
  return (await answer.clone().blob()).size >= (length || 1);
}
/** Asked at reading as well: an earlier worker has kept what came. */
const onlyTheFile = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }: { request: Request; cachedResponse?: Response }) =>
    cachedResponse && (await isTheFile(request, cachedResponse)) ? cachedResponse : null,
  cacheWillUpdate: async ({ request, response }: Update) => ((await isTheFile(request, response)) ? response : null),
};

/**
 * A reload asks for no kept file anew: another content has another name, and on a slow line each would be waited for.
 * What is not the file is given up at reading.
 */
const files = new CacheFirst({
  cacheName: 'files',
  matchOptions: { ignoreVary: true },
  plugins: [
    onlyComplete,
    onlyTheFile,
    new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true }),
    {
      // The storage itself may fail. Where the server was asked already, workbox says so by the error's name.
      handlerDidError: ({ request, error }: { request: Request; error: Error }) =>
        error.name === 'no-response' ? Promise.resolve(undefined) : fetch(request),
    },
  ],
});

const scriptAddress = (name: string) => new URL(`_astro/${name}`, self.location.href).href;

/** Keeps scripts, and those that they name. Rejects when one cannot be had. */
async function storeScripts(names: readonly string[], event: WorkerEvent, seen: Set<string>): Promise<void> {
  const store = async (name: string) => {
    seen.add(name);
    const request = new Request(scriptAddress(name));
    const [answer, stored] = files.handleAll({ event, request });
    const script = await answer;
    if (!script.ok || !(await isTheFile(request, script))) throw new Error(name);
    await Promise.all([stored, storeScripts(scriptFileNamesIn(await script.text()), event, seen)]);
  };
  await Promise.all(names.filter((name) => !seen.has(name)).map(store));
}

/** Where pages are kept, and how a kept one is found. */
const PAGE_CACHE = { cacheName: 'pages', matchOptions: { ignoreVary: true } };
const keptPage = ({ url }: Request) =>
  caches.match(keyOf(url), { cacheName: PAGE_CACHE.cacheName, ...PAGE_CACHE.matchOptions });

/**
 * A browser refuses to open a page by an answer that has come through a redirect. Where that only put a slash at the
 * end, it is the same page, and made an answer of its own; any other page is left to the browser, which goes there.
 */
async function withoutRedirect(request: Request, page: Response): Promise<Response | null> {
  if (!page.redirected) return page;
  return keyOf(page.url) === keyOf(request.url) ? new Response(await page.blob(), page) : null;
}
/** Asked at reading as well: an earlier worker may have kept such an answer as it was. */
const onlyOwnAddress = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }: { request: Request; cachedResponse?: Response }) =>
    cachedResponse && withoutRedirect(request, cachedResponse),
  cacheWillUpdate: ({ request, response }: Update) => withoutRedirect(request, response),
};

const onlyOwnPages = {
  cacheWillUpdate: async ({ response }: Update) =>
    (await response.clone().text()).includes(OWN_ICON) ? response : null,
};

/**
 * A page that works without a line gives way only to one that does. Where a newer one names other scripts, and those
 * of the older one are kept, it is kept once its scripts are: a page that nobody has used brings none.
 * While the newer one is opening they would be in the way of its pictures: it says itself when it has loaded.
 */
const onlyWithScripts = {
  cachedResponseWillBeUsed: ({ cachedResponse, state }: { cachedResponse?: Response; state?: Update['state'] }) => {
    if (state) state['isOlderShown'] = true;
    return Promise.resolve(cachedResponse);
  },
  cacheWillUpdate: async ({ request, response, event, state }: Update) => {
    const older = await keptPage(request);
    const before = scriptFileNamesIn((await older?.text()) ?? '');
    const names = scriptFileNamesIn(await response.clone().text());
    if (names.every((name) => before.includes(name))) return response;
    const kept = await Promise.all(before.map((name) => caches.match(scriptAddress(name), { ignoreVary: true })));
    if (!kept.some(Boolean)) return response;
    if (event.type === 'fetch' && !state?.['isOlderShown']) return null;
    return storeScripts(names, event, new Set()).then(
      () => response,
      () => null,
    );
  },
};

const PAGES = {
  ...PAGE_CACHE,
  plugins: [
    { cacheKeyWillBeUsed: ({ request }: { request: Request }) => Promise.resolve(keyOf(request.url)) },
    onlyComplete,
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
const newPages = new NetworkFirst({ ...PAGES, networkTimeoutSeconds: NETWORK_TIMEOUT_S });

/**
 * A page that is kept has answered once its first bytes have come: the copy is shown where only headers do. The bytes
 * that follow are not waited for.
 */
const firstBytes = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    const reader = response.clone().body?.getReader();
    await reader?.read();
    void reader?.cancel();
    return response;
  },
};
const KEPT_PAGES = { ...PAGES, plugins: [withoutFault, firstBytes, ...PAGES.plugins] };
const pages = new NetworkFirst({ ...KEPT_PAGES, networkTimeoutSeconds: NETWORK_TIMEOUT_S });
const recentPages = new NetworkFirst({ ...KEPT_PAGES, networkTimeoutSeconds: RECENT_TIMEOUT_S });

/** By a reload a visitor asks for the server's page. */
const isReload = ({ cache }: Request) => cache === 'no-cache' || cache === 'reload';

/** Whether a kept page's `Date` header is less than `ms` old: the phone's clock may be behind the server's. */
const isYounger = ({ headers }: Response, ms: number) =>
  Math.abs(Date.now() - Date.parse(headers.get('date') ?? '')) < ms;

/** Where the storage fails, no page is kept. */
async function strategyFor(request: Request): Promise<NetworkFirst> {
  const page = await keptPage(request).catch(() => undefined);
  if (!page) return newPages;
  return isYounger(page, RECENT_MS) && !isReload(request) ? recentPages : pages;
}

const isFile = ({ pathname, origin }: URL) =>
  origin === self.location.origin && /\/_astro\/|\/favicon\.svg$/.test(pathname);

/** A file that is opened by a link, such as the contact's card, is none of the pages: its address has an ending. */
const isDownload = ({ pathname }: URL) => /\.(?!html$)\w+$/.test(pathname);

/**
 * The owner's pages are never cached, and never shown without a connection. Only her guide is cached, once it has been
 * opened.
 */
const isEditor = ({ pathname }: URL) => {
  const path = keyOf(pathname).slice(FIRST.below.length);
  return /^\/admin(\/|$)/.test(path) && !/^\/admin\/guide(\/|$)/.test(path);
};

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !isDownload(url) && !isEditor(url),
  async (options) => (await strategyFor(options.request)).handle(options),
);
registerRoute(({ url }) => isFile(url), files);

self.addEventListener('message', (event) => {
  const { loaded, precache } = event.data;
  const own = keyOf(event.source?.url ?? '');
  const requestFor = (address: string, cache: RequestCache) => new Request(address, { cache, mode: 'same-origin' });
  // A failure needs no handling: the next visit tries again.
  const store = (request: Request, strategy: CacheFirst | NetworkFirst) =>
    strategy.handle({ event, request }).catch(() => undefined);
  const isPage = (url: URL) => !isDownload(url) && !isEditor(url);
  const storeLoaded = (address: string) => {
    const url = new URL(address);
    if (isFile(url)) return store(requestFor(address, 'force-cache'), files);
    // What looks like another page may be where the page has sent something: nobody is asked for it.
    const cache = keyOf(address) === own ? 'force-cache' : 'only-if-cached';
    return isPage(url) && store(requestFor(address, cache), newPages);
  };
  const storeForLater = async (address: string) => {
    if (!isPage(new URL(address))) return;
    const request = requestFor(address, 'default');
    const page = await keptPage(request).catch(() => undefined);
    if (!page || !isYounger(page, VISIT_MS)) await store(request, newPages);
  };
  // The other languages' come with the pages for later.
  const offlinePages =
    precache.length > 0 ? Promise.all(OFFLINE_PAGES.map(cacheOfflinePage)) : cacheOfflinePagesInUse();
  event.waitUntil(
    Promise.all([...loaded.map(storeLoaded), ...precache.map(storeForLater), offlinePages.catch(() => undefined)]),
  );
});

self.addEventListener('install', (event) => {
  // Where one cannot be had, the browser installs the worker at a later visit. Without waiting for open pages to be
  // closed: a new deploy is then used from the next navigation on.
  event.waitUntil(cacheOfflinePagesInUse().then(() => self.skipWaiting()));
});
