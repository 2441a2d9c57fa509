import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportDeletedFiles } from './report-deleted-files.ts';

const PACKAGE = join(import.meta.dirname, '../../../node_modules/@sveltia/cms/npm/index.js');

test('the package has the place once', async () => {
  const changed = reportDeletedFiles(await readFile(PACKAGE, 'utf8'));
  expect(changed.match(/(\w+)\.action===`delete`&&\(onDeleted\(\1\.path\),\w+\.add\(\1\.path\)\)/g)).toHaveLength(1);
});

test('another package is not taken for the same', () => {
  expect(() => reportDeletedFiles('const a = 1;')).toThrow('keeps account of deleted files in another way');
});
