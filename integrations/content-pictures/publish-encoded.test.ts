import { link, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folder, put } from '../../tests/fixtures/content-project.ts';
import { publishEncoded } from './publish-encoded.ts';

let cache: string;
let site: string;
beforeEach(async () => {
  [cache, site] = [await folder(), await folder()];
  await mkdir(join(site, '_astro'));
});
afterEach(async () => {
  for (const path of [cache, site]) await rm(path, { recursive: true });
});

/**
 * Publishes what was encoded of photos.
 * @param wanted the names of the pictures that Astro is to make, such as `01-rani.Tv3X2A27_1ksDkQ.avif`
 * @param isOwners whose the photos are
 * @returns the names that are left to Astro
 */
function publish(wanted: readonly string[], isOwners = true): string[] {
  type Images = Parameters<typeof publishEncoded>[0];
  const images: Images = new Map();
  for (const name of wanted) {
    const original = `/_astro/${name.replace(/_\w+\.\w+$/, '.jpg')}`;
    const image = images.get(original) ?? { originalSrcPath: undefined, transforms: new Map() };
    image.transforms.set(name, { finalPath: `/_astro/${name}`, transform: { src: original } });
    images.set(original, image);
  }
  publishEncoded(images, () => isOwners, cache, site, '_astro');
  // Of a photo of which nothing is to be made Astro must not read the original: it is nowhere.
  for (const { transforms } of images.values()) expect(transforms.size).toBeGreaterThan(0);
  return [...images.values()].flatMap(({ transforms }) => [...transforms.keys()]);
}

const published = async () => (await readdir(join(site, '_astro'))).sort();
const read = (name: string) => readFile(join(site, '_astro', name), 'utf8');

test('what was encoded before is published as the same file, and what was not is left to Astro', async () => {
  await put(cache, '01-rani.Tv3X2A2-_1ksDkQ.avif', 'small');
  await put(cache, '02-meera.Other_12_1ksDkQ.avif', 'another');
  const [rani, large, meera] = [
    '01-rani.Tv3X2A2-_1ksDkQ.avif',
    '01-rani.Tv3X2A2-_Z1kjSM.jpg',
    '02-meera.Other_12_1ksDkQ.avif',
  ];
  expect(publish([rani, large, meera])).toEqual([large]);
  expect(await published()).toEqual([rani, meera]);
  expect((await stat(join(site, '_astro', rani))).ino).toBe((await stat(join(cache, rani))).ino);
});

test('what was made of a photo has the name that the photo has now, and keeps the one before', async () => {
  await put(cache, '01-rani.Tv3X2A2-_1ksDkQ.avif', 'small');
  await put(cache, 'x.webp', 'of another form');
  expect(publish(['02-rani.Tv3X2A2-_1ksDkQ.avif', '03-new.NewPhoto_1ksDkQ.avif', 'y.webp'])).toEqual([
    '03-new.NewPhoto_1ksDkQ.avif',
    'y.webp',
  ]);
  expect(await read('02-rani.Tv3X2A2-_1ksDkQ.avif')).toBe('small');
  expect((await readdir(cache)).sort()).toEqual([
    '01-rani.Tv3X2A2-_1ksDkQ.avif',
    '02-rani.Tv3X2A2-_1ksDkQ.avif',
    'x.webp',
  ]);
});

test('two photos that change places keep what was made of them', async () => {
  await put(cache, '01-look.aaaaaaaa_1.avif', 'a');
  await put(cache, '02-look.bbbbbbbb_1.avif', 'b');
  expect(publish(['01-look.bbbbbbbb_1.avif', '02-look.aaaaaaaa_1.avif'])).toEqual([]);
  expect(await read('01-look.bbbbbbbb_1.avif')).toBe('b');
  expect(await read('02-look.aaaaaaaa_1.avif')).toBe('a');
});

/** The last site has published a picture of the cache, which the next build finds in its site. */
const leave = (name: string) => link(join(cache, name), join(site, '_astro', name));

test('of the last site’s pictures those stay that are shown again, and everything else that lies there', async () => {
  const [rani, meera] = ['01-rani.Tv3X2A2-_1ksDkQ.avif', '02-meera.Other_12_1ksDkQ.avif'];
  for (const name of [rani, meera]) {
    await put(cache, name, name);
    await leave(name);
  }
  for (const name of ['client.DWCtO2tr.js', '03-new.NewPhoto_1ksDkQ.avif']) await put(site, `_astro/${name}`, name);
  expect(publish([rani])).toEqual([]);
  expect(await published()).toEqual([rani, '03-new.NewPhoto_1ksDkQ.avif', 'client.DWCtO2tr.js']);
  expect((await readdir(cache)).sort()).toEqual([rani, meera]);
});

test('what is left to Astro does not lie there as a file of the cache, into which Astro would write', async () => {
  const logo = 'logo.Tv3X2A2-_1ksDkQ.avif';
  await put(cache, logo, 'encoded');
  await leave(logo);
  expect(publish([logo], false)).toEqual([logo]);
  expect(await published()).toEqual([]);
});

test('where no picture is shown any more none of the last site stays', async () => {
  const rani = '01-rani.Tv3X2A2-_1ksDkQ.avif';
  await put(cache, rani, 'encoded');
  await leave(rani);
  expect(publish([])).toEqual([]);
  expect(await published()).toEqual([]);
});

test('a picture that is not the owner’s is left to Astro, which removes its original', async () => {
  await put(cache, 'logo.Tv3X2A2-_1ksDkQ.avif', 'encoded');
  expect(publish(['logo.Tv3X2A2-_1ksDkQ.avif'], false)).toEqual(['logo.Tv3X2A2-_1ksDkQ.avif']);
});

test('where nothing was encoded yet all is left to Astro', async () => {
  await rm(cache, { recursive: true });
  expect(publish(['01-rani.Tv3X2A2-_1ksDkQ.avif'])).toHaveLength(1);
  cache = await folder();
});
