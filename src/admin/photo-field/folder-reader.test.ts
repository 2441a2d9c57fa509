import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFolderReader } from './folder-reader.ts';
import { listenAtFreePort } from '../../../tests/fixtures/free-port.ts';

const FOLDER = 'src/content/gallery/portfolio';
const tree = {
  truncated: false,
  tree: [
    { path: FOLDER, type: 'tree', sha: 'a' },
    { path: `${FOLDER}/01-first.jpg`, type: 'blob', sha: 'b' },
    { path: `${FOLDER}/01-first.yaml`, type: 'blob', sha: 'c' },
    { path: `${FOLDER}/old/07-old.jpg`, type: 'blob', sha: 'd' },
    { path: `${FOLDER}2/09-other.jpg`, type: 'blob', sha: 'e' },
  ],
};

const REPO = '/repos/owner/studio';
/** What the host answers. */
const ANSWERS: Record<string, string> = {
  [REPO]: JSON.stringify({ full_name: 'owner/studio' }),
  [`${REPO}/branches/main`]: JSON.stringify({ commit: { sha: 'f', commit: { tree: { sha: 'g' } } } }),
  [`${REPO}/git/trees/g?recursive=1`]: JSON.stringify(tree),
  [`${REPO}/git/blobs/b`]: 'the picture',
};

let server: Server;
let port: number;
let asked: { path: string; token: string; accept: string }[];
/** What it answers to a question for the files instead: a status, and JSON or something else; nothing when silent. */
let wrong: { status: number; body: string } | 'silence' | undefined;
let user: string | null;
beforeEach(async () => {
  [asked, wrong, user] = [[], undefined, '{"backendName":"github","token":"key"}'];
  vi.stubGlobal('localStorage', { getItem: () => user });
  server = createServer(({ url = '', headers: { authorization = '', accept = '' } }, response) => {
    asked.push({ path: url, token: authorization, accept });
    const other = url.includes('/git/trees/') ? wrong : undefined;
    if (other !== 'silence') response.writeHead(other?.status ?? 200).end(other?.body ?? ANSWERS[url]);
  });
  port = await listenAtFreePort(server);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  server.close();
  server.closeAllConnections();
});

const reader = () => createFolderReader({ repo: 'owner/studio', branch: 'main', apiRoot: `http://localhost:${port}` });

test('the files directly in a folder, read with the token of who is signed in', async () => {
  const files = await reader().filesIn(FOLDER);
  expect(files.map(({ name }) => name)).toEqual(['01-first.jpg', '01-first.yaml']);
  expect(await (await files[0]!.read()).text()).toBe('the picture');
  expect(asked.map(({ path }) => path)).toEqual(Object.keys(ANSWERS));
  expect(asked.map(({ token }) => token)).toEqual(asked.map(() => 'token key'));
  expect(asked.at(-1)?.accept).toBe('application/vnd.github.raw+json');
});

test.each([
  ['an expired token', { status: 401, body: '{}' }],
  ['a repository that has moved', { status: 404, body: '{}' }],
  ['a proxy’s page', { status: 200, body: '<html>Sign in to the network</html>' }],
  ['another kind of answer', { status: 200, body: '{"tree":"none"}' }],
  ['a list that was cut short', { status: 200, body: JSON.stringify({ ...tree, truncated: true }) }],
])('%s is no list of files', async (_, answer) => {
  wrong = answer;
  await expect(reader().filesIn(FOLDER)).rejects.toThrow();
});

test('a host that says nothing is not waited for for ever', async () => {
  wrong = 'silence';
  const limits: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  const files = reader().filesIn(FOLDER);
  await vi.waitFor(() => expect(asked.at(-1)?.path).toContain('/git/trees/'));
  limits.at(-1)?.abort();
  await expect(files).rejects.toThrow();
});

test('a file is missed only where the repository itself says so', async () => {
  const picture = { name: '01-first.jpg' };
  const entry = { name: '01-first.yaml', sha: 'c' };
  const gone = { name: '07-old.jpg' };
  expect(await reader().filesIfMissing(FOLDER, [picture, entry])).toBeUndefined();
  expect(await reader().filesIfMissing(FOLDER, [picture, { ...entry, sha: 'of before' }])).toHaveLength(2);
  const files = await reader().filesIfMissing(FOLDER, [entry, gone]);
  expect(files?.map(({ name }) => name)).toEqual(['01-first.jpg', '01-first.yaml']);
  wrong = { status: 500, body: '{}' };
  expect(await reader().filesIfMissing(FOLDER, [gone])).toBeUndefined();
});

test.each([[null], ['no JSON'], ['"text"'], ['{}']])(
  'nobody is asked when the browser keeps %j of who is signed in',
  async (kept) => {
    user = kept;
    await expect(reader().filesIn(FOLDER)).rejects.toThrow();
    expect(asked).toEqual([]);
  },
);
