import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepDraftOrigins } from './keep-draft-origins.ts';

const PACKAGE = join(import.meta.dirname, '../../../node_modules/@sveltia/cms/npm/index.js');

test('the package has each of the four places once', async () => {
  const changed = keepDraftOrigins(await readFile(PACKAGE, 'utf8'));
  expect(changed.match(/,originalEntry:draftEntry\}=\w+,/g)).toHaveLength(1);
  expect(changed.match(/\bdraftOrigins\.\w+\(/g)?.sort()).toEqual(
    ['delete', 'get', 'get', 'set'].map((method) => `draftOrigins.${method}(`),
  );
  // What is read there is a state of the editor's.
  const [, told = ''] = /\.locales,\((\w+)\.current,draftOrigins\.get\(/.exec(changed) ?? [];
  expect(changed).toMatch(new RegExp(`\\b${told}=\\w+\\(\\{\\.\\.\\.\\w+\\}\\)`));
});

test('another package is not taken for the same', () => {
  expect(() => keepDraftOrigins('const a = 1;')).toThrow('in another way than it did');
});
