import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replacePictures } from './replace-pictures.ts';

const PACKAGE = join(import.meta.dirname, '../../../node_modules/@sveltia/cms/npm/index.js');

test('the package has the place once', async () => {
  const changed = replacePictures(await readFile(PACKAGE, 'utf8'));
  expect(changed.match(/resource:\{file:\w+,folder:\w+,replace:\w+\.replace\}/g)).toHaveLength(1);
});

test('another package is not taken for the same', () => {
  expect(() => replacePictures('const a = 1;')).toThrow('in another way than it did');
});
