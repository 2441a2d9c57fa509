import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folder, put } from '../tests/fixtures/content-project.ts';
import { incrementalBuild } from './incremental-build.ts';

const LIST = 'incremental-build.json';

let root: string;
let cache: string;
beforeEach(async () => {
  root = await folder();
  cache = join(root, '.cache/astro');
});
afterEach(() => rm(root, { recursive: true }));

interface Build {
  inputs?: string;
  /** What they have become when the build ends. */
  later?: string;
  command?: string;
}

/** Goes through a build as far as `upTo`. @returns what it has changed in the configuration */
function build(
  upTo: 'config' | 'setup' | 'done',
  { inputs = 'inputs', later = inputs, command = 'build' }: Build = {},
) {
  const { hooks } = incrementalBuild(inputs, () => later);
  const [begin, setup, done] = [hooks['astro:config:setup'], hooks['astro:build:setup'], hooks['astro:build:done']] as (
    ((options: unknown) => void) | undefined
  )[];
  const updates: unknown[] = [];
  const config = { root: pathToFileURL(`${root}/`) };
  begin?.({ command, config, updateConfig: (update: unknown) => updates.push(update) });
  if (upTo !== 'config') setup?.({});
  if (upTo === 'done') done?.({});
  return updates;
}

/** As Astro does in a build. */
async function keepPages() {
  await put(cache, LIST, '{}');
  await put(cache, 'dist/portfolio.html', 'a page');
}

const kept = async () => (await readdir(cache)).filter((name) => !name.endsWith('.inputs')).sort();

test('in a build Astro keeps pages', () => {
  expect(build('done')).toEqual([{ experimental: { incrementalBuild: true } }]);
  expect(build('config', { command: 'dev' })).toEqual([]);
});

test('pages are kept from builds that end well, and through those that are not begun', async () => {
  build('done');
  await keepPages();
  build('setup');
  expect(await kept()).toEqual(['dist', LIST]);
  build('done', { inputs: 'other' });
  await keepPages();
  build('config');
  build('config', { inputs: 'mistake' });
  build('setup', { inputs: 'other' });
  expect(await kept()).toEqual(['dist', LIST]);
});

test.each<[string, () => void]>([
  ['the first one', () => undefined],
  ['one that was made of something else', () => build('done', { inputs: 'other' })],
  ['one that was killed or has failed', () => (build('done'), build('setup'))],
  ['one in which a file was changed', () => build('done', { later: 'changed' })],
])('of a build before no page is kept when it was %s', async (_, before) => {
  before();
  await keepPages();
  build('setup');
  expect(await kept()).toEqual([]);
});
