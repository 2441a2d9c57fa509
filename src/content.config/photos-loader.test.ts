import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { EventEmitter } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { photosLoader } from './photos-loader.ts';

type Entry = NonNullable<ReturnType<LoaderContext['store']['get']>>;

let root: string;
let entries: Map<string, Entry>;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'entries-'));
  entries = new Map();
});
afterEach(() => rm(root, { recursive: true }));

async function write(id: string, text: string): Promise<void> {
  const path = join(root, 'gallery', id);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/**
 * A build reads the entries.
 * @param facts what entries hang on besides their files
 * @returns the texts that Astro's loader has read
 */
async function load({ facts = '', watcher = undefined as EventEmitter | undefined } = {}): Promise<string[]> {
  const read: string[] = [];
  const getEntryInfo = ({ contents }: { contents: string }) => {
    read.push(contents);
    return Promise.resolve({ data: { text: contents }, body: '', rawData: contents, slug: '' });
  };
  const log = () => undefined;
  const context = {
    collection: 'photos',
    config: { root: pathToFileURL(`${root}/`), srcDir: pathToFileURL(`${root}/src/`) },
    entryTypes: new Map(['.yaml', '.yml', '.md'].map((ending) => [ending, { getEntryInfo }])),
    generateDigest: (text: string) => facts + text,
    logger: { warn: log, error: log, info: log },
    parseData: ({ data }: { data: unknown }) => Promise.resolve(data),
    store: {
      get: (id: string) => entries.get(id),
      set: (entry: Entry) => entries.set(entry.id, entry),
      delete: (id: string) => entries.delete(id),
      keys: () => [...entries.keys()],
      addAssetImports: log,
    },
    watcher: watcher && Object.assign(watcher, { add: log }),
  };
  await photosLoader('./gallery').load(context as unknown as LoaderContext);
  return read.sort();
}

/** The texts of the entries that a build has. */
const loaded = () => Object.fromEntries([...entries].sort().map(([id, { data }]) => [id, data['text']]));

test('a build that follows another reads what has changed', async () => {
  await write('portfolio/01.yaml', 'one');
  await write('portfolio/02.yaml', 'two');
  await write('nail-art/01.md', 'three');
  expect(await load()).toEqual(['one', 'three', 'two']);
  await write('portfolio/02.yaml', 'TWO');
  await write('nail-art/02.yml', 'four');
  expect(await load()).toEqual(['TWO', 'four']);
  expect(loaded()).toEqual({
    'nail-art/01.md': 'three',
    'nail-art/02.yml': 'four',
    'portfolio/01.yaml': 'one',
    'portfolio/02.yaml': 'TWO',
  });
});

test('an entry whose file is gone goes, with others that have changed or without', async () => {
  for (const name of ['01', '02', '03']) await write(`portfolio/${name}.yaml`, name);
  await load();
  await rm(join(root, 'gallery/portfolio/02.yaml'));
  await load();
  expect(Object.keys(loaded())).toEqual(['portfolio/01.yaml', 'portfolio/03.yaml']);
  await rm(join(root, 'gallery/portfolio/03.yaml'));
  await write('portfolio/04.yaml', '04');
  await load();
  expect(Object.keys(loaded())).toEqual(['portfolio/01.yaml', 'portfolio/04.yaml']);
  await rm(join(root, 'gallery/portfolio'), { recursive: true });
  await load();
  expect(loaded()).toEqual({});
});

test('where nothing has changed one is read, so that Astro lists the pictures of all', async () => {
  for (const name of ['01', '02', '03']) await write(`portfolio/${name}.yaml`, name);
  await load();
  expect(await load()).toHaveLength(1);
  expect(Object.keys(loaded())).toHaveLength(3);
});

test('all are read when the facts are others, and while the site is looked at', async () => {
  for (const name of ['01', '02']) await write(`portfolio/${name}.yaml`, name);
  await load();
  expect(await load({ facts: 'Orai' })).toEqual(['01', '02']);
  expect(await load({ facts: 'Orai', watcher: new EventEmitter() })).toEqual(['01', '02']);
});

test.each(['01 (red).yaml', '01 [x]{a,b}.yaml', '!01.yaml', '*.yaml', '01 दुल्हन.yaml', '-01.yaml'])(
  'the name %s is no pattern',
  async (name) => {
    await write('portfolio/00.yaml', 'zero');
    await load();
    await write(`portfolio/${name}`, 'one');
    await load();
    await write(`portfolio/${name}`, 'ONE');
    expect(await load()).toContain('ONE');
    expect(loaded()).toEqual({ 'portfolio/00.yaml': 'zero', [`portfolio/${name}`]: 'ONE' });
  },
);

test('what Astro’s loader does not read is no entry here either', async () => {
  await write('portfolio/01.yaml', 'one');
  await load();
  for (const id of ['00.yaml', '.portfolio/01.yaml', 'portfolio/.02.yaml', 'portfolio/a/02.yaml', 'portfolio/02.txt'])
    await write(id, 'no entry');
  expect(await load()).toEqual(['one']);
  expect(loaded()).toEqual({ 'portfolio/01.yaml': 'one' });
});

test('very many that have changed are read as well', async () => {
  await write('portfolio/000.yaml', '000');
  await load();
  for (let n = 1; n <= 60; n += 1) await write(`portfolio/${String(n).padStart(3, '0')}.yaml`, String(n));
  await load();
  expect(Object.keys(loaded())).toHaveLength(61);
});
