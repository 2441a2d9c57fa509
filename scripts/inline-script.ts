/**
 * `import code from './boot.ts?inline-script'` gives a TypeScript file as a small classic script, ready to stand
 * in a page before anything is fetched. Such a file imports nothing.
 */
import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';

const QUERY = '?inline-script';

/** @returns the script's minified text, to the byte what the page holds */
export async function inlineScriptText(file: string): Promise<string> {
  const source = await readFile(file, 'utf8');
  const { code } = await transform(source, { loader: 'ts', format: 'iife', minify: true, target: 'es2020' });
  return code.trim();
}

export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await inlineScriptText(file))}`;
    },
  };
}
