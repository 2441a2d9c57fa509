import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cspHash } from '../src/shared/csp-hash.ts';
import { bundleInlineScript, inlineScript, inlineScriptHashes } from './inline-script.ts';

/** Bytes, compressed, of a script with all that it imports: every page that has it carries it anew. */
test.each([
  ['open-status', 1000],
  ['notices', 400],
])('%s is a small script without a framework', async (name, limit) => {
  const { code, files } = await bundleInlineScript(join(import.meta.dirname, `../src/client/inline/${name}.ts`));
  expect(brotliCompressSync(code).length).toBeLessThan(limit);
  expect(files.filter((file) => file.includes('node_modules'))).toEqual([]);
});

const IMPORT = /from '([^']+\.ts)\?inline-script'/g;

test('every inline script of a page may run there', async () => {
  const source = join(import.meta.dirname, '../src');
  const scripts = globSync(join(source, '**/*.{astro,ts,tsx}')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, target = '']) => join(dirname(file), target)),
  );
  expect(scripts.length).toBeGreaterThan(5);
  const hashes = await inlineScriptHashes();
  for (const script of scripts) expect(hashes).toContain(cspHash((await bundleInlineScript(script)).code));
});

test('a script elsewhere is refused with what to do', async () => {
  const { load } = inlineScript();
  const id = join(import.meta.dirname, '../src/client/prefetch.ts?inline-script');
  await expect(async () => (load as (id: string) => Promise<string>)(id)).rejects.toThrow(
    'move it to src/client/inline/',
  );
});
