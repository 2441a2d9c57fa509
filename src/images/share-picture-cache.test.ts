import { mkdtemp, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { cachedJpeg } from './share-picture-cache.ts';

const encode = vi.fn(() =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#802040' } })
    .jpeg()
    .toBuffer(),
);

let folder: string;
beforeEach(async () => {
  encode.mockClear();
  folder = await mkdtemp(join(tmpdir(), 'studio-'));
  return () => rm(folder, { recursive: true });
});

const ask = (...inputs: (string | Uint8Array)[]) => cachedJpeg(inputs, encode, folder);
const onlyFile = async () => join(folder, (await readdir(folder)).join());

test('is encoded once, and as old as its last use', async () => {
  const first = await ask('A title', Buffer.from([1, 2, 3]));
  await utimes(await onlyFile(), 0, 0);
  expect(await ask('A title', Buffer.from([1, 2, 3]))).toEqual(first);
  expect(encode).toHaveBeenCalledTimes(1);
  expect((await stat(await onlyFile())).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
});

test.each<[string, (string | Uint8Array)[]]>([
  ['another title', ['Another', Buffer.from([1])]],
  ['another photo', ['A title', Buffer.from([2])]],
  ['the same letters, divided otherwise', ['A titl', 'e', Buffer.from([1])]],
])('is encoded anew for %s', async (_, inputs) => {
  await ask('A title', Buffer.from([1]));
  await ask(...inputs);
  expect(encode).toHaveBeenCalledTimes(2);
});

test('is encoded anew when the kept one was cut short', async () => {
  const first = await ask('A title');
  await truncate(await onlyFile(), first.length - 10);
  expect(await ask('A title')).toEqual(first);
  expect(await ask('A title')).toEqual(first);
  expect(encode).toHaveBeenCalledTimes(2);
});

test('a place that cannot be written to is done without', async () => {
  const inTheWay = join(folder, 'file');
  await writeFile(inTheWay, '');
  expect((await cachedJpeg([], encode, join(inTheWay, 'below'))).length).toBeGreaterThan(0);
});

test('what cannot be encoded is no picture', async () => {
  const broken = () => Promise.reject(new Error('It cannot be read'));
  await expect(cachedJpeg([], broken, folder)).rejects.toThrow('It cannot be read');
  expect(await readdir(folder)).toEqual([]);
});
