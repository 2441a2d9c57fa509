import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFolderReader } from './folder-reader.ts';

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

let server: Server;
let asked: { path: string; token: string; accept: string }[];
/** What the host answers next: a status, and JSON or something else. */
let answer: { status: number; body: string };
let user: string | null;
beforeEach(async () => {
  [asked, answer, user] = [[], { status: 200, body: JSON.stringify(tree) }, '{"backendName":"github","token":"key"}'];
  vi.stubGlobal('localStorage', { getItem: () => user });
  server = createServer(({ url = '', headers: { authorization = '', accept = '' } }, response) => {
    asked.push({ path: url, token: authorization, accept });
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.close();
  server.closeAllConnections();
});

const reader = () => {
  const { port } = server.address() as AddressInfo;
  return createFolderReader({ repo: 'owner/studio', branch: 'main', apiRoot: `http://localhost:${port}` });
};

test('the files directly in a folder, read with the token of who is signed in', async () => {
  const files = await reader().filesIn(FOLDER);
  expect(files.map(({ name }) => name)).toEqual(['01-first.jpg', '01-first.yaml']);
  answer = { status: 200, body: 'the picture' };
  expect(await (await files[0]!.read()).text()).toBe('the picture');
  expect(asked).toEqual([
    {
      path: '/repos/owner/studio/git/trees/main?recursive=1',
      token: 'token key',
      accept: 'application/vnd.github+json',
    },
    { path: '/repos/owner/studio/git/blobs/b', token: 'token key', accept: 'application/vnd.github.raw+json' },
  ]);
});

test.each([
  ['an expired token', { status: 401, body: '{}' }],
  ['a repository that has moved', { status: 404, body: '{}' }],
  ['a proxy’s page', { status: 200, body: '<html>Sign in to the network</html>' }],
  ['another kind of answer', { status: 200, body: '{"tree":"none"}' }],
  ['a list that was cut short', { status: 200, body: JSON.stringify({ ...tree, truncated: true }) }],
])('%s is no list of files', async (_, wrong) => {
  answer = wrong;
  await expect(reader().filesIn(FOLDER)).rejects.toThrow();
});

test.each([[null], ['no JSON'], ['"text"'], ['{}']])(
  'nobody is asked when the browser keeps %j of who is signed in',
  async (kept) => {
    user = kept;
    await expect(reader().filesIn(FOLDER)).rejects.toThrow();
    expect(asked).toEqual([]);
  },
);
