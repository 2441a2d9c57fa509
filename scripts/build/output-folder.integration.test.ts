import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folder, put, snapshot } from '../../tests/fixtures/content-project.ts';
import { replaceOutput, stagingFolder } from './output-folder.ts';

vi.mock('node:fs/promises', { spy: true });
const { rename: realRename } = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');

let root: string;
let outDir: string;
let next: string;
beforeEach(async () => {
  root = await folder();
  outDir = join(root, 'dist');
  next = stagingFolder(outDir);
  await put(next, 'index.html', 'new');
});
afterEach(async () => {
  vi.mocked(rename).mockReset();
  await rm(root, { recursive: true });
});

test('the new site takes the place of the last one, and nothing is left beside it', async () => {
  const { 'index.html': page } = await snapshot(next);
  await put(outDir, 'index.html', 'last');
  await replaceOutput(root, outDir);
  expect(await snapshot(root)).toEqual({ 'dist/index.html': page });
});

test.each(['a last site', 'none'])(
  'with %s, a new one that cannot take its place leaves all as it was',
  async (last) => {
    if (last !== 'none') await put(outDir, 'index.html', 'last');
    const before = await snapshot(root);
    // As when another program holds a file of the new site.
    vi.mocked(rename).mockImplementation((from, to) =>
      from === next ? Promise.reject(new Error('resource busy')) : realRename(from, to),
    );
    await expect(replaceOutput(root, outDir)).rejects.toThrow('resource busy');
    expect(await snapshot(root)).toEqual(before);
  },
);
