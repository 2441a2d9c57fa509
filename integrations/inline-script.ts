/**
 * `import code from './page.ts?inline-script'` gives a TypeScript file, with all that it imports, as one small classic
 * script that stands in a page before anything is fetched.
 */
import { globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { cspHash } from '../src/shared/csp-hash.ts';

const QUERY = '?inline-script';
/** Each file of this folder is such a script, and may run in a page; what they import lies elsewhere. */
const FOLDER = join(import.meta.dirname, '../src/client/inline');

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

/** The hashes of all inline scripts, for Astro's list of what may run. */
export const inlineScriptHashes = (): Promise<`sha256-${string}`[]> =>
  Promise.all(
    globSync('*.ts', { cwd: FOLDER })
      .sort()
      .map(async (file) => cspHash((await bundleInlineScript(join(FOLDER, file))).code)),
  );

export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const script = id.slice(0, -QUERY.length);
      if (dirname(resolve(script)) !== FOLDER)
        throw new Error(
          `${script} is imported as an inline script, but no page may run it: move it to src/client/inline/.`,
        );
      const { code, files } = await bundleInlineScript(script);
      for (const file of files) this.addWatchFile(join(import.meta.dirname, file));
      return `export default ${JSON.stringify(code)}`;
    },
  };
}
