import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileState } from '../../scripts/files/read.ts';
import { folder, put } from '../../tests/fixtures/content-project.ts';
import { openModuleCache } from './module-cache.ts';

let root: string;
let picture: string;
beforeEach(async () => {
  root = await folder();
  picture = await put(root, '01.jpg', 'one');
  await settled();
});
afterEach(() => rm(root, { recursive: true }));

/** The disk's clock has gone on since the picture was written. */
const settled = () => vi.waitUntil(() => fileState(picture) !== undefined);

/** A build that asks for the picture. @returns what the module says: the bytes from which it was made */
async function build(madeBy = 'one version', asks = [picture]): Promise<string[]> {
  const cache = openModuleCache(join(root, 'cache/modules.json'), madeBy);
  const modules = asks.map((path) =>
    cache.moduleOf(path, async () => ({ code: `made of ${await readFile(path, 'utf8')}`, original: 'x' })),
  );
  const codes = (await Promise.all(modules)).map(({ code }) => code);
  await cache.save();
  return codes;
}

/** As if the next build made something else of the same picture: what it then gives was kept. */
async function replaceKept(code: string): Promise<void> {
  const file = join(root, 'cache/modules.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('made of one', code));
}

test('the module of a picture that stays as it is is kept', async () => {
  expect(await build()).toEqual(['made of one']);
  await replaceKept('kept');
  expect(await build()).toEqual(['kept']);
  expect(await build()).toEqual(['kept']);
});

test('a picture that is written anew is read again, whatever its size and its date', async () => {
  await utimes(picture, 1, 1);
  await settled();
  await build();
  await replaceKept('kept');
  await writeFile(picture, 'two');
  await utimes(picture, 1, 1);
  expect(await build()).toEqual(['made of two']);
  await settled();
  expect(await build()).toEqual(['made of two']);
});

test('another version makes all of them anew, and a damaged record is none', async () => {
  await build();
  await replaceKept('kept');
  expect(await build('another version')).toEqual(['made of one']);
  await writeFile(join(root, 'cache/modules.json'), '{');
  expect(await build('another version')).toEqual(['made of one']);
});

test('a picture that is no longer asked for is forgotten', async () => {
  await build();
  await build('one version', []);
  expect(await readFile(join(root, 'cache/modules.json'), 'utf8')).not.toContain('made of one');
});

test('where nothing can be kept, a build goes on', async () => {
  await put(root, 'cache', 'in the way');
  expect(await build()).toEqual(['made of one']);
});
