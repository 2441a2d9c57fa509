import { rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, put } from '../../tests/fixtures/content-project.ts';
import { findNewPhotos, galleryOf, typedPath } from './new-photos.ts';

test.each([
  ['IMG 1.jpg', '/home/me/IMG 1.jpg'],
  ['"/photos/IMG 1.jpg"', '/photos/IMG 1.jpg'],
  ["'/photos/IMG 1.jpg' ", '/photos/IMG 1.jpg'],
  ['file:///photos/IMG%201.jpg', '/photos/IMG 1.jpg'],
  ['~/Pictures/*.jpg', join(homedir(), 'Pictures', '*.jpg')],
  ['file://Download/a.jpg', join('/home/me', 'file:', 'Download', 'a.jpg')],
])('a dragged file %s', (word, path) => {
  expect(typedPath(word, '/home/me')).toBe(path);
});

test('the gallery of a path', () => {
  expect(galleryOf('/site', '/site/src/content/gallery/portfolio/new/a.jpg')).toBe('portfolio');
  expect(galleryOf('/site', '/site/src/content/gallery/a.jpg')).toBeUndefined();
  expect(galleryOf('/site', '/photos/a.jpg')).toBeUndefined();
});

test.each([
  ['studio', 'Studio', 'in small letters'],
  ['Brides', 'brides', 'spelled exactly like this'],
])('the photos of %s in a folder %s wait for its name', async (name, written, how) => {
  const root = await folder();
  const found = await put(root, `src/content/gallery/${written}/IMG_1.jpg`, '');
  // What a disk on which capitals make no difference answers.
  const home = join(root, 'src/content/gallery', name);
  const gallery = { name, folder: home, entries: [], others: [join(home, 'IMG_1.jpg')] };
  expect(await findNewPhotos(root, [gallery], () => false)).toEqual({
    photos: [],
    skipped: [
      { path: found, reason: `no page shows a gallery named ${written}. Rename the folder to ${name}, ${how}` },
    ],
  });
  await rm(root, { recursive: true });
});
