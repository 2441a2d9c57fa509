/**
 * `import code from './page.ts?inline-script'` gives a TypeScript file, with all that it imports, as one small classic
 * script that stands in a page before anything is fetched.
 */
import { build } from 'esbuild';
import type { Plugin } from 'vite';

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
  });
  return { code: (outputFiles[0]?.text ?? '').trim(), files: Object.keys(metafile.inputs) };
}

export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const { code, files } = await bundleInlineScript(id.slice(0, -QUERY.length));
      for (const file of files) this.addWatchFile(new URL(file, import.meta.url).pathname);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}
