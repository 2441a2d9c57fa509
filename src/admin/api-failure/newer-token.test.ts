import { expect, test } from 'vitest';
import { withNewerToken } from './newer-token.ts';

test('a request that was refused with an old token is repeated once with the newest', async () => {
  const sent: (string | null)[] = [];
  const fetch = (_: unknown, init?: RequestInit) => {
    const authorization = new Headers(init?.headers).get('authorization');
    sent.push(authorization);
    return Promise.resolve(new Response(null, { status: authorization === 'token new' ? 200 : 401 }));
  };
  const ask = async (newest: string | undefined, headers: Record<string, string>) =>
    (await withNewerToken(fetch, () => newest)('https://api.github.com/graphql', { headers })).status;
  expect(await ask('new', { Authorization: 'token old' })).toBe(200);
  expect(await ask('old', { Authorization: 'token old' })).toBe(401);
  expect(await ask(undefined, { Authorization: 'token old' })).toBe(401);
  expect(await ask('new', {})).toBe(401);
  expect(sent).toEqual(['token old', 'token new', 'token old', 'token old', null]);
});
