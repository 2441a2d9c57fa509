/** The editor's script and all that it needs, made from the package by Vite: nothing of it comes from elsewhere. */
import { createHash } from 'node:crypto';
import { glob, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { ownPictures } from './own-pictures.ts';

/** What the bundle is made of besides its packages, which the lockfile names. */
const SOURCES = [
  'integrations/admin/{bundle,own-pictures}.ts',
  'src/{admin,shared,lib,content.config}/**/*.{ts,tsx,js,css}',
  'package-lock.json',
];
const ENTRY = 'src/admin/main.ts';

/** Grammars of programming languages and themes for them, three hundred files: no text of this site shows code. */
const noHighlighting: Plugin = {
  name: 'no-highlighting',
  enforce: 'pre',
  resolveId: (id) => (/^@shikijs\/(langs|themes)\//.test(id) ? '\0no-highlighting' : null),
  load: (id) => (id === '\0no-highlighting' ? 'export default []' : null),
};

/** Rules that fetch the editor's fonts from a content network, where the package's own files could not be loaded. */
const ELSEWHERE = /@font-face\s*\{[^}]*https:\/\/cdn\.[^}]*\}/g;

const ownFonts: Plugin = {
  name: 'own-fonts',
  transform(code, id) {
    if (!id.includes('/@sveltia/cms/npm/index.js')) return null;
    const own = code.replace(ELSEWHERE, '');
    if (own === code)
      this.error('The editor declares its fonts in another way than it did: look where they come from now.');
    return { code: own, map: null };
  },
};

async function keyOf(root: string): Promise<string> {
  const files = (await Array.fromAsync(glob(SOURCES, { cwd: root }))).filter((file) => !/\.test\.\w+$/.test(file));
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

async function make(root: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    root: join(root, 'src/admin'),
    base: './',
    mode: 'production',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [noHighlighting, ownFonts, ownPictures],
    worker: { format: 'es' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      // The editor itself wants a browser of today, and is compiled for one already.
      target: 'esnext',
      modulePreload: false,
      assetsDir: '',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, ENTRY),
        output: {
          entryFileNames: '[name].[hash].js',
          chunkFileNames: '[name].[hash].js',
          assetFileNames: '[name].[hash][extname]',
        },
        checks: { pluginTimings: false },
      },
    },
  });
}

/** A folder with the bundle, and the name of the file in it that the page begins with. */
export interface Bundle {
  folder: string;
  entry: string;
}

/** The bundle of the sources as they are now. Made once: it takes seconds, and changes with the code alone. */
export async function editorBundle(root: string): Promise<Bundle> {
  const cache = join(root, '.cache/admin');
  const folder = join(cache, await keyOf(root));
  const entryOf = async () => (await readdir(folder).catch(() => [])).find((file) => /^main\.[\w-]+\.js$/.test(file));
  const known = await entryOf();
  if (known !== undefined) return { folder, entry: known };
  await mkdir(cache, { recursive: true });
  const making = join(cache, `making-${process.pid}`);
  await make(root, making);
  await rm(folder, { recursive: true, force: true });
  await rename(making, folder);
  // Those of other sources are of no more use.
  for (const other of await readdir(cache))
    if (join(cache, other) !== folder) await rm(join(cache, other), { recursive: true, force: true });
  const entry = await entryOf();
  if (entry === undefined) throw new Error(`The editor's bundle has no file main.*.js (made from ${ENTRY}).`);
  return { folder, entry };
}
