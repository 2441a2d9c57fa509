import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test, vi } from 'vitest';
import { contentPictures } from './index.ts';

const ROOT = join(import.meta.dirname, '../..');
const counted = vi.hoisted((): string[] => []);
vi.mock('../source-hash.ts', () => ({
  sourceHash: (_: string, patterns: readonly string[]) => {
    counted.push(...patterns);
    return Promise.resolve('');
  },
}));

test('modules are kept no longer than what they were made by stays as it is', async () => {
  const { metafile } = await build({
    entryPoints: [join(import.meta.dirname, 'picture-modules.ts')],
    absWorkingDir: ROOT,
    bundle: true,
    packages: 'external',
    platform: 'node',
    write: false,
    metafile: true,
  });
  const setup = contentPictures().hooks['astro:config:setup'];
  await setup?.({ updateConfig: () => ({}) } as unknown as Parameters<typeof setup>[0]);
  // Those of scripts/ only keep and read files.
  const files = Object.keys(metafile.inputs).filter((file) => !file.startsWith('scripts/'));
  expect(files).toContain('src/shared/encoded-picture-name.ts');
  expect(globSync(counted, { cwd: ROOT })).toEqual(expect.arrayContaining(files));
});
