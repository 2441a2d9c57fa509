/**
 * `import code from './page.ts?inline-script'` gives a TypeScript file, with all that it imports, as one small classic
 * script that stands in a page before anything is fetched.
 */
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { cspHash } from '../src/lib/csp-hash.ts';

const QUERY = '?inline-script';

/**
 * @param file the script's full path
 * @returns its minified text, to the byte what the page holds, and the files it is made of
 */
export async function bundleInlineScript(file: string): Promise<{ code: string; files: string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    metafile: true,
    absWorkingDir: import.meta.dirname,
    // The project's own settings would put "use strict" before every script.
    tsconfigRaw: {},
  });
  return { code: (outputFiles[0]?.text ?? '').trim(), files: Object.keys(metafile.inputs) };
}

/** @param files the inline scripts of the site, full paths; @returns their hashes, for Astro's list of what may run */
export const inlineScriptHashes = (files: readonly string[]): Promise<`sha256-${string}`[]> =>
  Promise.all(files.map(async (file) => cspHash((await bundleInlineScript(file)).code)));

export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const { code, files } = await bundleInlineScript(id.slice(0, -QUERY.length));
      for (const file of files) this.addWatchFile(join(import.meta.dirname, file));
      return `export default ${JSON.stringify(code)}`;
    },
  };
}
