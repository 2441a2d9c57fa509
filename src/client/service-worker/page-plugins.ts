/** What workbox asks before it keeps a page, or shows one that is kept. */
import { scriptFileNamesIn } from '../../shared/script-file-names.ts';
import { keyOf, scriptAddress } from './addresses.ts';
import { isOwnPage } from './own-page.ts';
import { keptPage } from './page-cache.ts';
import { storeScripts } from './scripts.ts';
import type { CacheUpdate } from './worker-event.ts';

/** Of a host that has answered too often: it counts by address, and all phones of a network may share one. */
const TOO_MANY_REQUESTS = 429;

/** Takes a fault of the server for no answer, so that the copy is shown. */
export const rejectServerFaults = {
  fetchDidSucceed: ({ response }: { response: Response }) =>
    response.status < 500 && response.status !== TOO_MANY_REQUESTS
      ? Promise.resolve(response)
      : Promise.reject(new Error(String(response.status))),
};

/**
 * A page that is kept has answered once its first bytes have come: the copy is shown where only headers do, and where
 * the answer is empty. The bytes that follow are not waited for.
 */
export const requireFirstBytes = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    const reader = response.clone().body?.getReader();
    const first = await reader?.read();
    if (first?.done) throw new Error('No page');
    void reader?.cancel();
    return response;
  },
};

/**
 * A browser refuses to open a page by an answer that has come through a redirect. Where that only put a slash at the
 * end, it is the same page, and made an answer of its own; any other page is left to the browser, which goes there.
 */
async function withoutRedirect(request: Request, page: Response): Promise<Response | null> {
  if (!page.redirected) return page;
  return keyOf(page.url) === keyOf(request.url) ? new Response(await page.blob(), page) : null;
}
/** Asked at reading as well: an earlier worker may have kept such an answer as it was. */
export const onlyOwnAddress = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }: { request: Request; cachedResponse?: Response }) =>
    cachedResponse && withoutRedirect(request, cachedResponse),
  cacheWillUpdate: ({ request, response }: CacheUpdate) => withoutRedirect(request, response),
};

export const onlyOwnPages = {
  cacheWillUpdate: async ({ response }: CacheUpdate) => (isOwnPage(await response.clone().text()) ? response : null),
};

/**
 * A page that works without a line gives way only to one that does. Where a newer one names other scripts, and those
 * of the older one are kept, it is kept once its scripts are: a page that nobody has used brings none.
 * While the newer one is opening they would be in the way of its pictures: it says itself when it has loaded.
 */
export const onlyWithScripts = {
  cachedResponseWillBeUsed: ({ cachedResponse, state }: Pick<CacheUpdate, 'state'> & { cachedResponse?: Response }) => {
    if (state) state['isOlderShown'] = true;
    return Promise.resolve(cachedResponse);
  },
  cacheWillUpdate: async ({ request, response, event, state }: CacheUpdate) => {
    const older = await keptPage(request);
    const before = scriptFileNamesIn((await older?.text()) ?? '');
    const names = scriptFileNamesIn(await response.clone().text());
    if (names.every((name) => before.includes(name))) return response;
    const kept = await Promise.all(before.map((name) => caches.match(scriptAddress(name), { ignoreVary: true })));
    if (!kept.some(Boolean)) return response;
    if (event.type === 'fetch' && !state?.['isOlderShown']) return null;
    return storeScripts(names, event).then(
      () => response,
      () => null,
    );
  },
};
