/** Repeats requests that an expired token was refused for: another page of the owner may hold a newer token. */

/**
 * @param fetch the page's own
 * @param token gives the newest token there is
 * @returns a fetch that repeats a request once when it was refused (401) and a newer token exists
 */
export function withNewerToken(fetch: typeof globalThis.fetch, token: () => string | undefined): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const headers = new Headers(init?.headers);
    const [scheme = '', sent] = headers.get('authorization')?.split(' ') ?? [];
    const newest = token();
    if (response.status !== 401 || sent === undefined || newest === undefined || newest === sent) return response;
    headers.set('authorization', `${scheme} ${newest}`);
    return fetch(input, { ...init, headers });
  };
}
