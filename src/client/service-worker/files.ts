/** Pictures, scripts, styles and fonts: each is fetched once, because another content has another name. */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import type { CacheUpdate } from './worker-event.ts';

/** About 10 MB at the most. */
const MAX_FILES = 300;

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
export async function isTheFile({ url }: Request, answer: Response): Promise<boolean> {
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
  cacheWillUpdate: async ({ request, response }: CacheUpdate) =>
    (await isTheFile(request, response)) ? response : null,
};

/**
 * A reload asks for no kept file anew: another content has another name, and on a slow line each would be waited for.
 * What is not the file is given up at reading.
 */
export const files = new CacheFirst({
  cacheName: 'files',
  matchOptions: { ignoreVary: true },
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    onlyTheFile,
    new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true }),
    {
      // The storage itself may fail. Where the server was asked already, workbox says so by the error's name.
      handlerDidError: ({ request, error }: { request: Request; error: Error }) =>
        error.name === 'no-response' ? Promise.resolve(undefined) : fetch(request),
    },
  ],
});
