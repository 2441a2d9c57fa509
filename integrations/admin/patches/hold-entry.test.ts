import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdEntry } from './hold-entry.ts';

const PACKAGE = join(import.meta.dirname, '../../../node_modules/@sveltia/cms/npm/index.js');

test('the package has the place once; an entry is held before anything can fail, and released whatever has', async () => {
  const changed = holdEntry(await readFile(PACKAGE, 'utf8'));
  expect(changed.match(/let heldEntry=holdEntry\(\);\w+\(\w+,!0\);try\{/g)).toHaveLength(1);
  expect(changed.match(/\}finally\{heldEntry\.release\(\);/g)).toHaveLength(1);
  expect(changed.match(/;if\(heldEntry\.isLeft\(\)\)return;/g)).toHaveLength(1);
});

test('another package is not taken for the same', () => {
  expect(() => holdEntry('const a = 1;')).toThrow('in another way than it did');
});
