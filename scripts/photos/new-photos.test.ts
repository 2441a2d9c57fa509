import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { galleryOf, typedPath } from './new-photos.ts';

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
