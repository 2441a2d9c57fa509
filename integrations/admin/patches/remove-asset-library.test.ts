import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeAssetLibrary } from './remove-asset-library.ts';

const PACKAGE = join(import.meta.dirname, '../../../node_modules/@sveltia/cms/npm/index.js');

test('the package has each of the ways to the library once, and none is left', async () => {
  const code = await readFile(PACKAGE, 'utf8');
  const pages = /collections:\w+,assets:\w+,search:|contents:\w+,assets:\w+\}/g;
  const ways = /key:`assets`|\w+\(`\/assets`,\{transitionType:`forwards`\}\)/g;
  expect(code.match(pages)).toHaveLength(2);
  expect(code.match(ways)).toHaveLength(2);
  const changed = removeAssetLibrary(code);
  expect(changed).not.toMatch(pages);
  expect(changed).not.toMatch(ways);
  // The panel of a gallery's pictures, each of which leads there.
  expect(changed).not.toMatch(/current\.showMedia&&/);
});

test('another package is not taken for the same', () => {
  expect(() => removeAssetLibrary('const a = 1;')).toThrow('in another way than it did');
});
