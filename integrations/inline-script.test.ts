import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleInlineScript } from './inline-script.ts';

/** Bytes, compressed, of a script with all that it imports: every page that has it carries it anew. */
test.each([
  ['open-status', 1000],
  ['notices', 400],
])('%s is a small script without a framework', async (name, limit) => {
  const { code, files } = await bundleInlineScript(join(import.meta.dirname, `../src/client/${name}.ts`));
  expect(brotliCompressSync(code).length).toBeLessThan(limit);
  expect(files.filter((file) => file.includes('node_modules'))).toEqual([]);
});
