import { copyFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { PROJECT } from '../tests/fixtures/project-root.ts';
import { folder, put } from '../tests/fixtures/content-project.ts';
import { isolateGit, workTree } from '../tests/fixtures/temporary-repository.ts';
import { everyFileBelow } from '../scripts/files/list-files.ts';
import { withoutSystemFiles } from './system-files.ts';

isolateGit();

const SYSTEM_FILES = [
  '.DS_Store',
  'menu/.DS_Store',
  'menu/._prices.pdf',
  'Thumbs.db',
  'menu/ehthumbs.db',
  'desktop.ini',
];
const OWN_FILES = ['.nojekyll', '.well-known/assetlinks.json', 'icon', 'index.html', 'menu/prices.pdf'];

test('what the computer leaves in public/ does not go out', async () => {
  const site = await folder();
  for (const file of [...SYSTEM_FILES, ...OWN_FILES]) await put(site, file, 'Words');
  const remove = withoutSystemFiles().hooks['astro:build:done'];
  await remove?.({ dir: pathToFileURL(`${site}/`) } as Parameters<typeof remove>[0]);
  expect((await everyFileBelow(site)).map((path) => relative(site, path)).sort()).toEqual(OWN_FILES.sort());
  await rm(site, { recursive: true });
});

test('nor does git take it', async () => {
  const { folder: root, git } = await workTree();
  await copyFile(join(PROJECT, '.gitignore'), join(root, '.gitignore'));
  for (const file of [...SYSTEM_FILES, ...OWN_FILES]) await put(root, `public/${file}`, 'Words');
  git('add', '-A');
  const taken = git('ls-files', 'public').said.trim().split('\n');
  expect(taken.sort()).toEqual(OWN_FILES.map((file) => `public/${file}`).sort());
  await rm(root, { recursive: true });
});
