import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { EventEmitter, once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withStudioPlaceholders } from './studio-placeholders.ts';

let root: string;
const studio = () => join(root, 'src/content/studio.yaml');
const saying = (city: string) => writeFile(studio(), `name: Ruby & Co\naddress: { city: { en: ${city}, hi: उरई } }\n`);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'placeholders-'));
  await mkdir(join(root, 'src/content'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

type Entry = Parameters<LoaderContext['store']['set']>[0];
const ENTRY: Entry = {
  id: 'hi/about.md',
  data: { title: '{city} में', alt: '{opens}' },
  rendered: { html: '<p>{name}, {city}</p>' },
};

/** A loader of one entry, and what becomes of it; `watcher` stands in for that of the dev server. */
function begin(watcher = new EventEmitter()) {
  const stored: Entry[] = [];
  const changes = new EventEmitter();
  const loader: Loader = {
    name: 'one',
    load: (given) => {
      given.store.set({ ...ENTRY, digest: given.generateDigest('the same letters') });
      return Promise.resolve();
    },
  };
  const context = {
    config: { root: pathToFileURL(`${root}/`) },
    store: {
      set: (entry: Entry) => {
        stored.push(entry);
        changes.emit('set');
        return true;
      },
    },
    generateDigest: (data: unknown) => JSON.stringify(data),
    watcher,
  } as unknown as LoaderContext;
  return { load: () => withStudioPlaceholders(loader).load(context), stored, changes, watcher };
}

test('fields and rendered Markdown have the facts of their language', async () => {
  await saying('Orai');
  const { load, stored } = begin();
  await load();
  expect(stored).toMatchObject([
    { data: { title: 'उरई में', alt: '{opens}' }, rendered: { html: '<p>Ruby &amp; Co, उरई</p>' } },
  ]);
});

test('an entry is another one once the facts are others, also while it is watched', async () => {
  await saying('Orai');
  const { load, stored, changes, watcher } = begin();
  await load();
  await saying('Jalaun');
  const again = once(changes, 'set');
  watcher.emit('change', join(root, 'src/content/words.yaml'));
  watcher.emit('change', studio());
  await again;
  expect(stored).toHaveLength(2);
  expect(stored[1]?.digest).not.toBe(stored[0]?.digest);
  expect(stored[1]?.digest).toContain('Jalaun');
});

test.each([['name: "Ruby'], ['']])('facts that cannot be read leave the placeholders: %j', async (text) => {
  await writeFile(studio(), text);
  const { load, stored } = begin();
  await load();
  expect(stored[0]?.data).toEqual(ENTRY.data);
});
