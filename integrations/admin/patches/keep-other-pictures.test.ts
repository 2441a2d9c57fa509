import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepOtherPictures } from './keep-other-pictures.ts';

const PACKAGE = join(import.meta.dirname, '../../../node_modules/@sveltia/cms/npm/index.js');

test('the package has each of the two places once', async () => {
  const code = await readFile(PACKAGE, 'utf8');
  const changed = keepOtherPictures(code);
  expect(changed.length).toBeGreaterThan(code.length);
  expect(changed.match(/ownNames=Object\.values\(\w+\.locales\)/g)).toHaveLength(1);
  expect(changed.match(/ownNames\.includes\(\w+\.path/g)).toHaveLength(1);
  expect(changed.match(/&&!isPictureNamed\((\w+)\.path\)&&!\w+\(\w+\)&&!\w+\.has\(\1\.path\)/g)).toHaveLength(1);
});

test('another package is not taken for the same', () => {
  expect(() => keepOtherPictures('const a = 1;')).toThrow('deletes pictures in another way');
});
