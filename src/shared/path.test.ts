import { expect, test } from 'vitest';
import {
  PICTURE_NAME,
  basename,
  dirname,
  extname,
  isEntryName,
  isHeicName,
  isSitePicture,
  relativePath,
  resolvePath,
  stem,
} from './path.ts';

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

test.each([
  ['an entry', isEntryName, ['01-x.yaml', '01-x.yml', '01-x.md']],
  ['a picture of the site', isSitePicture, ['01-x.jpg', '01-x.TIFF']],
  ['a picture', (name: string) => PICTURE_NAME.test(name), ['01-x.jpg', '01-x.cr2', '01-x.HEIC']],
  ['a picture of an iPhone', isHeicName, ['IMG_1.heic', 'IMG_1.HEIF', 'IMG_1.hif']],
] as const)('the ending of a name tells %s, and not what stands in it', (_, isOne, names) => {
  expect(names.filter((name) => !isOne(name))).toEqual([]);
  const others = names.flatMap((name) => [`${name}.bak`, `${name}~`, name.replace('.', '-'), name.slice(0, -1)]);
  expect(others.filter((name) => isOne(name))).toEqual([]);
});
