import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folder, put } from '../tests/fixtures/content-project.ts';
import { PROJECT } from '../tests/fixtures/project-root.ts';
import { buildInputsHash } from './build-inputs.ts';

let root: string;
beforeEach(async () => {
  root = await folder();
  await put(root, 'astro.config.mjs', 'config');
  await put(root, 'package-lock.json', 'packages');
  await put(root, 'src/pages/index.astro', 'page');
  await put(root, 'src/content/studio.yaml', 'name: Rani');
});
afterEach(() => rm(root, { recursive: true }));

const hash = (settings: unknown = ['on']) => buildInputsHash(root, settings);

test('nothing has changed while all files and settings are the same', () => {
  expect(hash()).toBe(hash());
  expect(hash(['off'])).not.toBe(hash());
  expect(buildInputsHash(root, ['on'], '2026-11-28')).not.toBe(buildInputsHash(root, ['on'], '2026-11-29'));
});

test.each([
  ['src/content/studio.yaml', 'name: Meera'],
  ['src/content/pictures/hero.jpg', 'a picture'],
  ['src/content/hi/words.yaml', 'a: b'],
  ['src/lib/studio.ts', 'code'],
  ['integrations/markdown.ts', 'code'],
  ['scripts/files/hash.ts', 'code'],
  ['public/favicon.svg', '<svg/>'],
  ['astro.config.mjs', 'another'],
  ['package-lock.json', 'other packages'],
])('another %s is a change', async (path, text) => {
  const before = hash();
  await put(root, path, text);
  expect(hash()).not.toBe(before);
});

test('the photos of the galleries, and what makes no page, are not among them', async () => {
  const before = hash();
  await put(root, 'src/content/gallery/portfolio/01.yaml', 'alt: Bridal');
  await put(root, 'scripts/check/main.ts', 'code');
  await put(root, 'README.md', 'words');
  expect(hash()).toBe(before);
});

test('a file that is only moved is a change', async () => {
  await put(root, 'src/a.ts', 'one');
  const before = hash();
  await rm(join(root, 'src/a.ts'));
  await put(root, 'src/b.ts', 'one');
  expect(hash()).not.toBe(before);
});

test('all that the configuration of a build imports is among them', async () => {
  const { metafile } = await build({
    entryPoints: ['astro.config.mjs'],
    absWorkingDir: PROJECT,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
  });
  const files = Object.keys(metafile.inputs);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const before = hash();
    await put(root, file, 'other code');
    expect(hash(), file).not.toBe(before);
  }
});

test('where something cannot be read, nothing is ever the same', async () => {
  await mkdir(join(root, 'elsewhere'));
  await symlink(join(root, 'elsewhere'), join(root, 'src/linked'), 'junction');
  expect(hash()).not.toBe(hash());
});
