import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { restoreDrafts } from './restore-drafts.ts';

const PACKAGE = join(import.meta.dirname, '../../../node_modules/@sveltia/cms/npm/index.js');

test('the package has each of the two places once', async () => {
  const code = await readFile(PACKAGE, 'utf8');
  expect(code.match(/\.cmsConfigVersion===/g)).toHaveLength(1);
  const changed = restoreDrafts(code);
  expect(changed.match(/\}=(\w+),\w+=new Map;globalThis\.reviveDraftPhotos\?\.\(\1\);/g)).toHaveLength(1);
  expect(changed).not.toContain('.cmsConfigVersion===');
});

test('another package is not taken for the same', () => {
  expect(() => restoreDrafts('const a = 1;')).toThrow('in another way than it did');
});
