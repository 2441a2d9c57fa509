import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folder, put } from '../../tests/fixtures/small-project.ts';
import { loadUndamagedPictures } from './undamaged-pictures-cache.ts';

const RECORD = '.cache/undamaged-pictures.txt';

let root: string;
beforeEach(async () => {
  root = await folder();
});
afterEach(() => rm(root, { recursive: true }));

/** How often one picture is decoded by a check. */
async function decodings(): Promise<number> {
  const decode = vi.fn(() => Promise.resolve());
  const verified = await loadUndamagedPictures(root);
  await verified.verify('a'.repeat(64), decode);
  await verified.save();
  return decode.mock.calls.length;
}

test('a picture is decoded once, and again when the rules have changed', async () => {
  expect([await decodings(), await decodings()]).toEqual([1, 0]);
  const [, ...hashes] = (await readFile(join(root, RECORD), 'utf8')).split('\n');
  await put(root, RECORD, ['other rules', ...hashes].join('\n'));
  expect([await decodings(), await decodings()]).toEqual([1, 0]);
});
