import { expect, test } from 'vitest';
import { endingOf, nameIn, parentOf, pathFrom, pathIn, stemOf } from './file-name.ts';

test.each([
  ['a/b.c/01-x.y.jpg', '01-x.y.jpg', 'a/b.c', '01-x.y', '.jpg'],
  ['01-x', '01-x', '', '01-x', ''],
  ['.local', '.local', '', '.local', ''],
  ['/a', 'a', '', 'a', ''],
])('the parts of %s', (path, name, parent, stem, ending) => {
  expect([nameIn(path), parentOf(path), stemOf(path), endingOf(path)]).toEqual([name, parent, stem, ending]);
});

test.each([
  ['src/content/en', '../pictures/a.jpg', 'src/content/pictures/a.jpg'],
  ['src/content/en', './a.jpg', 'src/content/en/a.jpg'],
  ['/c/g', '1.jpg', '/c/g/1.jpg'],
])('from %s, %s leads to a file, and back', (folder, path, file) => {
  expect(pathIn(folder, path)).toBe(file);
  expect(pathFrom(folder, file)).toBe(path.replace(/^\.\//, ''));
});
