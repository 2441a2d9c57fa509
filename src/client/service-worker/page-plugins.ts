/** What workbox asks before it keeps a page, or shows one that is kept. */
import { scriptFileNamesIn } from '../../shared/script-file-names.ts';
import { pageCacheKey, scriptAddress } from './addresses.ts';
import { isCutOff, isOwnPage } from './own-page.ts';
import { forgetPage, keptPage } from './page-cache.ts';
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

/** What the host answers for a page that has been taken down. */
const GONE: readonly number[] = [404, 410];

/**
 * A page that is kept is answered for once all of it has come: the copy is shown where the line breaks off or stalls in
 * the middle. By this site's own page for wrong addresses the copy is forgotten; what another one says, such as that of
 * a network that wants a login, is shown and changes nothing.
 */
export const requireWholePage = {
  fetchDidSucceed: async ({ request, response }: { request: Request; response: Response }) => {
    // A redirect, which the browser follows itself, has no body to read.
    if (!response.body) return response;
    const html = await response.clone().text();
    if (isCutOff(html)) throw new Error('No whole page');
    if (GONE.includes(response.status) && isOwnPage(html)) await forgetPage(request);
    return response;
  },
};

/**
 * A browser refuses to open a page by an answer that has come through a redirect. Where that only put a slash at the
 * end, it is the same page, and made an answer of its own; any other page is left to the browser, which goes there.
 */
async function withoutRedirect(request: Request, page: Response): Promise<Response | null> {
  if (!page.redirected) return page;
  return pageCacheKey(page.url) === pageCacheKey(request.url) ? new Response(await page.blob(), page) : null;
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
