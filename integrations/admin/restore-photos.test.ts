import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tellOfRestoredFiles } from './restore-photos.ts';

const PACKAGE = join(import.meta.dirname, '../../node_modules/@sveltia/cms/npm/index.js');

test('the package has the place once', async () => {
  const changed = tellOfRestoredFiles(await readFile(PACKAGE, 'utf8'));
  expect(changed.match(/=new Map;globalThis\.reviveDraftPhotos\?\.\(\w+\);/g)).toHaveLength(1);
});

test('another package is not taken for the same', () => {
  expect(() => tellOfRestoredFiles('const a = 1;')).toThrow('in another way than it did');
});
