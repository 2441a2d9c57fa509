/** A token that has ended is no reason to leave a page with something written: another page may have a newer one. */

/**
 * @param fetch how the page asks
 * @param token gives the newest token there is
 * @returns the same, asking once more with the newest token what was refused with an older one
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
