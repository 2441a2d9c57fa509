import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folder, put } from '../../tests/fixtures/small-project.ts';
import { expand, fits } from './wildcard.ts';

const root = await folder();
for (const name of [
  'IMG_2.jpg',
  'IMG_10.JPG',
  'a.heic',
  'Photos [2024]/x.jpg',
  'Photos [2025]/y.jpg',
  '.hidden.jpg',
  'lite*ral.jpg',
  'lite-ral.jpg',
])
  await put(root, name, '');
afterAll(() => rm(root, { recursive: true }));

const expanded = async (pattern: string) =>
  (await expand(join(root, pattern))).map((path) => path.slice(root.length + 1));

test.each([
  ['*.jpg', ['IMG_2.jpg', 'IMG_10.JPG', 'lite-ral.jpg', 'lite*ral.jpg']],
  ['IMG_??.*', ['IMG_10.JPG']],
  ['Photos [2024]/*.jpg', ['Photos [2024]/x.jpg']],
  ['Photos*/?.jpg', ['Photos [2024]/x.jpg', 'Photos [2025]/y.jpg']],
  ['*.png', ['*.png']],
  ['missing/*.jpg', ['missing/*.jpg']],
  ['a.heic', ['a.heic']],
  ['none.jpg', ['none.jpg']],
  // A file that is called so is meant, and no other.
  ['lite*ral.jpg', ['lite*ral.jpg']],
])('%s', async (pattern, files) => {
  expect((await expanded(pattern)).sort()).toEqual([...files].sort());
});

test('signs of other patterns are letters', () => {
  expect(fits('a.jpg', 'abjpg')).toBe(false);
  expect(fits('(1)+[x].*', '(1)+[x].jpg')).toBe(true);
  expect(fits('दु*.jpg', 'दुल्हन 💄.JPG')).toBe(true);
  expect(fits('?.jpg', '💄.jpg')).toBe(true);
  expect(fits('.*', '.hidden')).toBe(true);
});
