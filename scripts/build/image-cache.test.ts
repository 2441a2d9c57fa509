import { readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, photo, put } from '../../tests/fixtures/content-project.ts';
import { IMAGE_CACHE } from '../../integrations/astro-cache.ts';
import { SHARE_PICTURE_CACHE } from '../../src/images/share-picture-cache.ts';
import { forgetPicture, removeIncompletePictures, removeDamagedPictures, removeUnusedPictures } from './image-cache.ts';

test('a picture that was cut short in the cache is forgotten, after a build that failed and after one that did not', async () => {
  const root = await folder();
  const site = join(root, 'dist');
  const whole = await photo({});
  const half = whole.subarray(0, whole.length / 2);
  await put(site, '_astro/whole.jpg', whole);
  await put(site, '_astro/torn.jpg', whole);
  for (const [name, bytes] of [
    ['whole', whole],
    ['torn', half],
    ['unused', whole],
    ['halved', half],
  ] as const) {
    await put(root, join(IMAGE_CACHE, `${name}.jpg`), bytes);
  }
  // Said to be one file with the published one: it is not looked at.
  await removeIncompletePictures(root, site, new Set(['torn.jpg']));
  expect((await readdir(join(root, IMAGE_CACHE))).sort()).toEqual([
    'halved.jpg',
    'torn.jpg',
    'unused.jpg',
    'whole.jpg',
  ]);
  await removeIncompletePictures(root, site);
  expect((await readdir(join(root, IMAGE_CACHE))).sort()).toEqual(['halved.jpg', 'unused.jpg', 'whole.jpg']);
  await removeDamagedPictures(root, Date.now());
  expect((await readdir(join(root, IMAGE_CACHE))).sort()).toEqual(['unused.jpg', 'whole.jpg']);
  await rm(root, { recursive: true });
});

test('what no page shows is forgotten after a month, and not before', async () => {
  const root = await folder();
  const site = join(root, 'dist');
  const now = Date.UTC(2030, 5, 30);
  const encoded = { shown: 400, taken: 40, back: 20 };
  for (const [name, days] of Object.entries(encoded)) {
    const file = await put(root, join(IMAGE_CACHE, `${name}.avif`), name);
    await utimes(file, new Date(now), new Date(now - days * 86_400_000));
  }
  await put(site, '_astro/shown.avif', 'shown');
  // Share pictures are as old as their last use.
  for (const [name, days] of [['used', 20] as const, ['of-an-old-title', 40] as const]) {
    const file = await put(root, join(SHARE_PICTURE_CACHE, `${name}.jpg`), name);
    await utimes(file, new Date(now), new Date(now - days * 86_400_000));
  }
  await removeUnusedPictures(root, site, now);
  expect((await readdir(join(root, IMAGE_CACHE))).sort()).toEqual(['back.avif', 'shown.avif']);
  expect(await readdir(join(root, SHARE_PICTURE_CACHE))).toEqual(['used.jpg']);
  await rm(root, { recursive: true });
});

test('a picture is forgotten under every name that its photo has had, and no other', async () => {
  const root = await folder();
  const kept = ['07-rani.Tv3X2A27_other1.avif', '07-rani.AnotherX_1ksDkQ.avif', 'plain.jpg'];
  for (const name of [...kept, '07-rani.Tv3X2A27_1ksDkQ.avif', '08-rani.Tv3X2A27_1ksDkQ.avif'])
    await put(root, join(IMAGE_CACHE, name), name);
  await forgetPicture(root, '08-rani.Tv3X2A27_1ksDkQ.avif');
  expect((await readdir(join(root, IMAGE_CACHE))).sort()).toEqual(kept.sort());
  await forgetPicture(root, 'plain.jpg');
  expect(await readdir(join(root, IMAGE_CACHE))).toHaveLength(2);
  await rm(root, { recursive: true });
});
