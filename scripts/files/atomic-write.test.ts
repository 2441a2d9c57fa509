import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folder, put } from '../../tests/fixtures/content-project.ts';
import { copyInto, moveInto, writeAtomic } from './atomic-write.ts';

let root: string;
beforeEach(async () => {
  root = await folder();
});
afterEach(() => rm(root, { recursive: true }));

test('writing replaces a file in one step and leaves nothing beside it, even when it fails', async () => {
  await writeAtomic(join(root, 'a'), 'one');
  await writeAtomic(join(root, 'a'), 'two');
  expect(await readFile(join(root, 'a'), 'utf8')).toBe('two');
  await put(root, 'folder/x', '');
  await expect(writeAtomic(join(root, 'folder'), 'three')).rejects.toThrow();
  expect((await readdir(root)).sort()).toEqual(['a', 'folder']);
});

test('moving into a folder never replaces a file, and finishes a move that was cut short', async () => {
  const folder = join(root, 'folder');
  const names: string[] = [];
  for (const text of ['one', 'two', 'one', 'three'])
    names.push(await moveInto(await put(root, 'IMG.jpg', text), folder));
  expect(names.map((name) => name.slice(folder.length + 1))).toEqual([
    'IMG.jpg',
    'IMG (2).jpg',
    'IMG.jpg',
    'IMG (3).jpg',
  ]);
  expect(await readdir(root)).toEqual(['folder']);
});

test('a copy into a folder leaves the file where it is', async () => {
  const path = await put(root, 'a/IMG.jpg', 'one');
  expect(await copyInto(path, join(root, 'folder'))).toBe(join(root, 'folder/IMG.jpg'));
  expect(await readFile(path, 'utf8')).toBe('one');
});

/** A folder on another disk, where this computer has one. */
const other = await mkdtemp('/dev/shm/studio-').catch(() => undefined);
const [here, there] = await Promise.all([stat(tmpdir()), other ? stat(other) : undefined]);

test.skipIf(!there || here.dev === there.dev)('moving to a folder on another disk', async () => {
  const folder = join(other ?? '', 'folder');
  await writeFile(join(root, 'IMG.jpg'), 'one');
  await moveInto(join(root, 'IMG.jpg'), folder);
  expect(await readFile(join(folder, 'IMG.jpg'), 'utf8')).toBe('one');
  expect(await readdir(root)).toEqual([]);
  await rm(other ?? '', { recursive: true });
});
