import { expect, test } from 'vitest';
import { mayNamePictures } from './content-folders.ts';

test.each([
  ['src/content/course.yaml', true],
  ['src/content/hi/about.md', true],
  ['src/content/gallery/portfolio/01-red.yaml', true],
  ['src/content/gallery/portfolio/from phone/01-red.yaml', false],
  ['src/content/pictures/some.jpg', false],
  ['README.md', false],
])('%s may name a picture: %s', (path, may) => expect(mayNamePictures(path)).toBe(may));
