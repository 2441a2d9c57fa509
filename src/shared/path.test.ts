import { expect, test } from 'vitest';
import { extname, basename, dirname, isSitePicture, relativePath, resolvePath, stem } from './path.ts';

test.each([
  ['a/b.c/01-x.y.jpg', '01-x.y.jpg', 'a/b.c', '01-x.y', '.jpg'],
  ['01-x', '01-x', '', '01-x', ''],
  ['.local', '.local', '', '.local', ''],
  ['/a', 'a', '', 'a', ''],
])('the parts of %s', (path, name, parent, base, ending) => {
  expect([basename(path), dirname(path), stem(path), extname(path)]).toEqual([name, parent, base, ending]);
});

test.each([
  ['src/content/en', '../pictures/a.jpg', 'src/content/pictures/a.jpg'],
  ['src/content/en', './a.jpg', 'src/content/en/a.jpg'],
  ['/c/g', '1.jpg', '/c/g/1.jpg'],
])('from %s, %s leads to a file, and back', (folder, path, file) => {
  expect(resolvePath(folder, path)).toBe(file);
  expect(relativePath(folder, file)).toBe(path.replace(/^\.\//, ''));
});

test('the site is built from pictures of the names that Astro reads, but for animations and drawings', () => {
  const names = ['.jpg', '.JPEG', '.png', '.webp', '.avif', '.tiff', '.tif', '.gif', '.svg', '.heic', '.jfif', '.yaml'];
  expect(names.filter((ending) => isSitePicture(`a/01-x${ending}`))).toEqual(names.slice(0, 6));
});
