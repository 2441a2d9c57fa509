import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folder, put } from '../tests/fixtures/content-project.ts';
import { finishedPageCache, type FinishedPage } from './finished-page-cache.ts';

const PAGE: FinishedPage = {
  html: Buffer.from('<p>मेकअप</p>\n<p>Words</p>\n'),
  replaced: ['/_astro/01%20look.avif', '/_astro/b.avif'],
  asked: ['/_astro/c.avif'],
};

let root: string;
let pages: string;
beforeEach(async () => {
  root = await folder();
  pages = join(root, 'cache/pages');
});
afterEach(() => rm(root, { recursive: true }));

/** A build that asks for the page which is made of `parts`. @returns the page, and whether it was made */
async function build(parts: readonly (string | Uint8Array)[], page = PAGE) {
  const make = vi.fn(() => Promise.resolve(page));
  const cache = finishedPageCache(pages);
  const finished = await cache.pageOf(parts, make);
  cache.save();
  return { ...finished, made: make.mock.calls.length === 1 };
}

test('a page that is made of the same is not made again', async () => {
  expect(await build(['a', Buffer.from('picture')])).toEqual({ ...PAGE, made: true });
  expect(await build(['a', Buffer.from('picture')])).toEqual({ ...PAGE, made: false });
});

test('a page without pictures is kept too', async () => {
  const page = { html: Buffer.alloc(0), replaced: [], asked: [] };
  expect(await build(['a'], page)).toEqual({ ...page, made: true });
  expect(await build(['a'], page)).toEqual({ ...page, made: false });
});

test.each([[['b']], [['a', '']], [['', 'a']], [['a', new Uint8Array([0])]]])(
  'a page that is made of something else is made: %j',
  async (parts) => {
    await build(['a']);
    expect(await build(parts)).toEqual({ ...PAGE, made: true });
  },
);

test('what is divided in another place is something else', async () => {
  await build(['ab', 'c']);
  expect((await build(['a', 'bc'])).made).toBe(true);
});

test('a page that nobody asked for is forgotten', async () => {
  await build(['a']);
  await build(['b']);
  expect(await readdir(pages)).toHaveLength(1);
  expect((await build(['a'])).made).toBe(true);
});

test('half a page, an empty one and a changed one are none', async () => {
  await build(['a']);
  const [name = ''] = await readdir(pages);
  const file = join(pages, name);
  for (const length of [200, 70, 0]) {
    const whole = await readFile(file);
    await truncate(file, Math.min(length, whole.length - 1));
    expect(await build(['a'])).toEqual({ ...PAGE, made: true });
  }
  await writeFile(file, (await readFile(file, 'utf8')).replace('Words', 'Other'));
  expect(await build(['a'])).toEqual({ ...PAGE, made: true });
  expect((await build(['a'])).made).toBe(false);
});

test('where nothing can be kept, a build goes on', async () => {
  await put(root, 'cache', 'in the way');
  expect(await build(['a'])).toEqual({ ...PAGE, made: true });
  await rm(join(root, 'cache'));
  // Nor where something else lies among the pages.
  await mkdir(join(pages, 'folder'), { recursive: true });
  expect((await build(['a'])).made).toBe(true);
});

test('a page that cannot be finished is not kept', async () => {
  const cache = finishedPageCache(pages);
  await expect(cache.pageOf(['a'], () => Promise.reject(new Error('no policy')))).rejects.toThrow('no policy');
  expect((await build(['a'])).made).toBe(true);
});
