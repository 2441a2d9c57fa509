import { expect, test } from 'vitest';
import { COMMIT_FAILURES, UNTOLD_COMMITS } from '../../../tests/fixtures/repository-api/failure-modes.ts';
import { serveEach } from '../../../tests/fixtures/repository-api/serve-each.ts';
import { TOKEN, type RepositoryApi } from '../../../tests/fixtures/repository-api/server.ts';
import { MAX_TEXT_BYTES } from '../../../tests/fixtures/repository-api/graphql.ts';
import { repositoryClient, type RepositoryClient } from './client.ts';
import { commitOnTop } from './commit-on-top.ts';
import { MissingObject } from './error.ts';

const REPO = 'owner/site';
const ELSEWHERE = { name: 'Ravi', email: 'ravi@example.test' };
const BYTES = Buffer.from([0xff, 0xd8, 0, 0xff, 0xd9]);

let api: RepositoryApi;
let address: string;
let client: RepositoryClient;

serveEach(REPO, { 'src/a.yaml': 'name: झांसी\n', 'src/b.yaml': 'b: 1\n' }, (served) => {
  ({ api, address } = served);
  client = repositoryClient({ repo: REPO, branch: 'main', apiRoot: address }, () => TOKEN);
});

const write = () => commitOnTop(client, 'Write', () => new Map([['src/b.yaml', 'b: 2\n']]));

test('reads who it is, what lies there, and what stands in it', async () => {
  expect(await client.account()).toMatchObject({ login: 'owner' });
  const { commit, files } = await client.snapshot();
  expect(commit).toBe(await api.repository.head());
  expect([...files.keys()]).toEqual(['src/a.yaml', 'src/b.yaml']);
  expect([...(await client.texts(files.values())).values()]).toEqual(['name: झांसी\n', 'b: 1\n']);
});

test.each(['टोकन', 'github_pat_“x”', 'github_pat_x\u200B'])(
  'a token that no request can carry is one that the host does not take: %s',
  async (wrong) => {
    const other = repositoryClient({ repo: REPO, branch: 'main', apiRoot: address }, () => wrong);
    await expect(other.account()).rejects.toMatchObject({ failure: 'expired' });
    expect(api.asked).toEqual([]);
  },
);

test('reads many texts by few requests, each once, also of a repository that was renamed', async () => {
  const many = Object.fromEntries(Array.from({ length: 230 }, (_, at) => [`src/${at}.yaml`, `at: ${at}\n`]));
  await api.repository.commit(many, 'Write', ELSEWHERE);
  api.mode = 'renamed';
  const { files } = await client.snapshot();
  const shas = [...files.values()];
  const asked = api.asked.length;
  const texts = await client.texts([...shas, ...shas]);
  expect(texts.get(files.get('src/229.yaml') ?? '')).toBe('at: 229\n');
  expect(texts.size).toBe(new Set(shas).size);
  expect(api.asked.slice(asked)).toEqual(Array.from({ length: 3 }, () => 'POST /graphql'));
  expect(await client.texts([])).toEqual(new Map());
});

test('what is no text, or too long for the host to give whole, is left out of the texts', async () => {
  const files = { 'src/picture.yaml': BYTES, 'src/long.yaml': 'x'.repeat(MAX_TEXT_BYTES + 1), 'src/c.yaml': 'c: 1\n' };
  await api.repository.commit(files, 'Write', ELSEWHERE);
  const branch = (await client.snapshot()).files;
  const shas = Object.keys(files).map((path) => branch.get(path) ?? '');
  expect([...(await client.texts(shas)).values()]).toEqual(['c: 1\n']);
});

test('texts that are not to be had end in a sentence: a hash that nobody knows, a token that has ended', async () => {
  await expect(client.texts(['0'.repeat(40)])).rejects.toMatchObject({ failure: 'down' });
  const sha = (await client.snapshot()).files.get('src/a.yaml') ?? '';
  for (const [mode, failure] of [
    ['expired', 'expired'],
    ['gone', 'gone'],
    ['limited', 'limited'],
  ] as const) {
    api.mode = mode;
    await expect(client.texts([sha]), mode).rejects.toMatchObject({ failure });
  }
});

test('adds, changes and takes away files in one commit, and leaves all others alone', async () => {
  const sha = await client.upload(new Blob([BYTES]));
  const { commit } = await commitOnTop(
    client,
    'Hang a photo',
    () =>
      new Map<string, string | { sha: string } | undefined>([
        ['src/one.jpg', { sha }],
        ['src/one.yaml', 'alt: लाल\n'],
        ['src/b.yaml', undefined],
      ]),
  );
  const [last, ...before] = await api.repository.history();
  expect(last).toMatchObject({ oid: commit, message: 'Hang a photo' });
  expect(before).toHaveLength(1);
  expect([...(await client.snapshot()).files.keys()]).toEqual(['src/a.yaml', 'src/one.jpg', 'src/one.yaml']);
  expect(await api.repository.read('src/one.jpg')).toEqual(BYTES);
  expect((await api.repository.read('src/one.yaml')).toString()).toBe('alt: लाल\n');
});

test('nothing to change is no commit', async () => {
  expect((await commitOnTop(client, 'Nothing', () => new Map())).commit).toBeUndefined();
  expect(await api.repository.history()).toHaveLength(1);
});

test('another commit in between is read before the next try', async () => {
  api.beforeCommit = () => api.repository.commit({ 'src/a.yaml': 'name: Ravi\n' }, 'Elsewhere', ELSEWHERE);
  await write();
  const messages = (await api.repository.history()).map(({ message }) => message);
  expect(messages).toEqual(['Write', 'Elsewhere', 'Begin']);
  expect((await api.repository.read('src/a.yaml')).toString()).toBe('name: Ravi\n');
});

test('others that are always faster are said after three tries', async () => {
  let others = 0;
  const faster = async () => {
    others += 1;
    api.beforeCommit = faster;
    await api.repository.commit({ 'src/a.yaml': `name: ${others}\n` }, 'Elsewhere', ELSEWHERE);
  };
  api.beforeCommit = faster;
  await expect(write()).rejects.toMatchObject({ failure: 'overtaken' });
  expect(others).toBe(3);
});

test.each(COMMIT_FAILURES)('%s is said, and nothing has landed', async (mode, failure) => {
  api.mode = mode;
  await expect(write()).rejects.toMatchObject({ failure });
  expect(await api.repository.history()).toHaveLength(1);
});

test.each(UNTOLD_COMMITS)('%s is said to have landed or not', async (mode) => {
  api.mode = mode;
  await expect(write()).rejects.toMatchObject({ failure: 'broken-save' });
  expect(await api.repository.history()).toHaveLength(2);
});

test('a line that breaks while a file is brought is said; the other files need not be brought again', async () => {
  api.mode = 'reset in an upload';
  const first = await client.upload(new Blob([BYTES]));
  await expect(client.upload(new Blob(['second']))).rejects.toMatchObject({ failure: 'broken-line' });
  api.mode = 'well';
  const second = await client.upload(new Blob(['second']));
  await commitOnTop(
    client,
    'Both',
    () =>
      new Map([
        ['1.jpg', { sha: first }],
        ['2.jpg', { sha: second }],
      ]),
  );
  expect(await api.repository.read('1.jpg')).toEqual(BYTES);
});

test('what the host has cleared away is missed by name', async () => {
  const changes = new Map([['1.jpg', { sha: 'f'.repeat(40) }]]);
  await expect(commitOnTop(client, 'Lost', () => changes)).rejects.toBeInstanceOf(MissingObject);
});

test('a repository that was renamed is written by its new name', async () => {
  api.mode = 'renamed';
  await write();
  expect(await api.repository.history()).toHaveLength(2);
  expect(api.asked.at(-1)).toBe('COMMIT');
});
