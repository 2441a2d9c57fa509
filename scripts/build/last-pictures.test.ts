import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { IMAGE_CACHE } from '../../integrations/astro-cache.ts';
import { folder, put } from '../../tests/fixtures/content-project.ts';
import { keepPictures, removeUncachedPictures, reusePictures } from './last-pictures.ts';

let root: string;
beforeEach(async () => {
  root = await folder();
});
afterEach(() => rm(root, { recursive: true }));

const cached = (name: string) => join(root, IMAGE_CACHE, name);
const lastSite = (name: string) => join(root, 'last', name);

/** A picture that was encoded, and that the last site has published as the same file. */
async function publish(name: string, bytes = name): Promise<void> {
  await put(root, join(IMAGE_CACHE, name), bytes);
  await mkdir(lastSite('_astro'), { recursive: true });
  await link(cached(name), lastSite(join('_astro', name)));
}

/** One build goes, and the next one comes. @returns the names of the pictures that it finds */
async function nextBuild(between: () => Promise<unknown> = () => Promise.resolve()): Promise<string[]> {
  keepPictures(root, join(root, 'last'));
  await between();
  const cached = removeUncachedPictures(root);
  const isReused = reusePictures(root, join(root, 'next'));
  const found = (await readdir(join(root, 'next/_astro')).catch(() => [])).sort();
  // As a build is told.
  expect(isReused ? [...cached].sort() : []).toEqual(found);
  return found;
}

test('the pictures of the last site are the next one’s, and are taken from where they were', async () => {
  await publish('01-rani.avif');
  await publish('02-meera.jpg');
  expect(await nextBuild()).toEqual(['01-rani.avif', '02-meera.jpg']);
  expect(await readFile(join(root, 'next/_astro/01-rani.avif'), 'utf8')).toBe('01-rani.avif');
  expect(await readdir(join(root, 'last'))).toEqual([]);
  expect(await readdir(join(root, '.cache'))).toEqual(['astro']);
});

test('nothing comes back that the cache does not have', async () => {
  for (const name of ['gone.avif', 'made-anew.avif', 'stays.avif']) await publish(name);
  await put(lastSite('_astro'), 'client.js', 'code');
  await put(lastSite('_astro/fonts'), 'cormorant.woff2', 'font');
  const found = await nextBuild(async () => {
    await rm(cached('gone.avif'));
    await rm(cached('made-anew.avif'));
    await writeFile(cached('made-anew.avif'), 'made-anew.avif');
  });
  expect(found).toEqual(['stays.avif']);
});

test('where nothing is kept, and where nothing can be, a build makes all of it', async () => {
  expect(await nextBuild()).toEqual([]);
  await publish('01-rani.avif');
  await put(root, '.cache/last-pictures', 'in the way');
  removeUncachedPictures(root);
  await rm(join(root, '.cache/astro'), { recursive: true });
  expect(await nextBuild()).toEqual([]);
});

test('where the folder of the next site cannot be made, nothing is reused', async () => {
  await publish('01-rani.avif');
  keepPictures(root, join(root, 'last'));
  expect([...removeUncachedPictures(root)]).toEqual(['01-rani.avif']);
  await put(root, 'next', 'in the way');
  expect(reusePictures(root, join(root, 'next'))).toBe(false);
});
