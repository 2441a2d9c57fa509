import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folder, put } from '../../../tests/fixtures/content-project.ts';
import { loadUndamagedPictures } from './undamaged-pictures-cache.ts';

const RECORD = '.cache/undamaged-pictures.txt';

let root: string;
beforeEach(async () => {
  root = await folder();
});
afterEach(() => rm(root, { recursive: true }));

const HASH = 'a'.repeat(64);
const HEADER = { width: 1080, height: 1350, orientation: 6 };

/** What the record of the last check says of a picture, which is found undamaged once more. */
async function recorded() {
  const verified = await loadUndamagedPictures(root);
  const known = verified.get(HASH);
  verified.add(HASH, HEADER);
  await verified.save();
  return known;
}

test('a picture is known from one check to the next, and unknown when the rules have changed', async () => {
  expect([await recorded(), await recorded()]).toEqual([undefined, HEADER]);
  const [, ...pictures] = (await readFile(join(root, RECORD), 'utf8')).split('\n');
  await put(root, RECORD, ['other rules', ...pictures].join('\n'));
  expect([await recorded(), await recorded()]).toEqual([undefined, HEADER]);
});

test('what no check has seen since is forgotten', async () => {
  await recorded();
  const other = await loadUndamagedPictures(root);
  other.add('b'.repeat(64), HEADER);
  await other.save();
  expect(await recorded()).toBeUndefined();
});
