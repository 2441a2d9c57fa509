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

/** Goes through a build as far as `upTo`. @returns what it has changed in the configuration */
function build(upTo: 'setup' | 'start' | 'done', command = 'build') {
  const { hooks } = incrementalBuild('inputs');
  const [setup, start, done] = [hooks['astro:config:setup'], hooks['astro:build:start'], hooks['astro:build:done']] as (
    ((options: unknown) => void) | undefined
  )[];
  const updates: unknown[] = [];
  const config = { root: pathToFileURL(`${root}/`) };
  setup?.({ command, config, updateConfig: (update: unknown) => updates.push(update) });
  if (upTo !== 'setup') start?.({});
  if (upTo === 'done') done?.({});
  return updates;
}

test('a build keeps pages as long as its inputs are the same', () => {
  expect(build('done')).toEqual([
    { experimental: { incrementalBuild: true }, vite: { define: { __BUILD_INPUTS__: '"inputs"' } } },
  ]);
});

test('the list of kept pages outlives builds that end well, and those that were not begun', async () => {
  await put(cache, LIST, '{}');
  build('done');
  build('setup');
  build('done');
  expect(await readdir(cache)).toEqual([LIST]);
});

test('after a build that was killed or has failed, no page is kept', async () => {
  await put(cache, LIST, '{}');
  build('start');
  // Whoever is told to look at nothing but the list sees it still: the next build takes it away.
  expect(await readdir(cache)).toContain(LIST);
  build('setup');
  expect(await readdir(cache)).not.toContain(LIST);
});

test('while the site is being changed nothing is kept', async () => {
  expect(build('setup', 'dev')).toEqual([]);
  expect(await readdir(root)).toEqual([]);
});
