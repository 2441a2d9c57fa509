/**
 * The scripts of the owner's pages and all that they need, made from packages by Vite: nothing comes from elsewhere.
 */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { renameWithRetry } from '../../scripts/files/rename-with-retry.ts';
import { sourceHash } from '../source-hash.ts';
import { editorPatch } from './patches/editor-patch.ts';
import { allowZoomPatch } from './patches/allow-zoom.ts';
import { addHindiPatch } from './patches/add-hindi.ts';
import { holdEntryPatch } from './patches/hold-entry.ts';
import { removeAssetLibraryPatch } from './patches/remove-asset-library.ts';
import { removeTranslateButtonsPatch } from './patches/remove-translate-buttons.ts';
import { keepDraftOriginsPatch } from './patches/keep-draft-origins.ts';
import { keepOtherPicturesPatch } from './patches/keep-other-pictures.ts';
import { PAGES, type AdminPage } from './pages.ts';
import { reportDeletedFilesPatch } from './patches/report-deleted-files.ts';
import { replacePicturesPatch } from './patches/replace-pictures.ts';
import { restoreDraftsPatch } from './patches/restore-drafts.ts';

/** The sources of the bundle, patches included. The versions of its packages are in the lockfile. */
const SOURCES = [
  'integrations/admin/**/*.ts',
  'src/{admin,shared,lib,content.config}/**/*.{ts,tsx,js,css,json}',
  'package-lock.json',
];

/** Letters of the hash in the name of a bundle's folder. */
const KEY_LENGTH = 16;

/** The name of a page's script. No other file of the bundle begins with `page-`. */
const nameOf = ({ path }: AdminPage) => `page-${path.replaceAll('/', '-')}`;

/** Grammars of programming languages and themes for them, three hundred files: no text of this site shows code. */
const noHighlighting: Plugin = {
  name: 'no-highlighting',
  enforce: 'pre',
  resolveId: (id) => (/^@shikijs\/(langs|themes)\//.test(id) ? '\0no-highlighting' : null),
  load: (id) => (id === '\0no-highlighting' ? 'export default []' : null),
};

/** Rules that fetch the editor's fonts from a content network, where the package's own files could not be loaded. */
const ELSEWHERE = /@font-face\s*\{[^}]*https:\/\/cdn\.[^}]*\}/g;

function withoutForeignFonts(code: string): string {
  const own = code.replace(ELSEWHERE, '');
  if (own === code)
    throw new Error('The editor declares its fonts in another way than it did: look where they come from now.');
  return own;
}

const ownFonts = editorPatch('own-fonts', withoutForeignFonts);

/** Scripts that packages carry ready-made are copied as they are, with the address of a map that is not copied. */
const noForeignMaps: Plugin = {
  name: 'no-foreign-maps',
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.js'))
        file.source = Buffer.from(file.source)
          .toString()
          .replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n');
  },
};

async function make(root: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    root: join(root, 'src/admin'),
    base: './',
    mode: 'production',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      noHighlighting,
      noForeignMaps,
      ownFonts,
      holdEntryPatch,
      keepDraftOriginsPatch,
      keepOtherPicturesPatch,
      reportDeletedFilesPatch,
      replacePicturesPatch,
      restoreDraftsPatch,
      allowZoomPatch,
      addHindiPatch,
      removeAssetLibraryPatch,
      removeTranslateButtonsPatch,
    ],
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
        input: Object.fromEntries(PAGES.map((page) => [nameOf(page), join(root, page.entry)])),
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

export interface Bundle {
  folder: string;
  /** The name of the file in the folder that a page begins with. */
  fileOf: (page: AdminPage) => string;
}

/** What lies in `folder`, once there is a script for every page. */
async function bundleIn(folder: string): Promise<Bundle | undefined> {
  const files = await readdir(folder).catch(() => []);
  const scripts = new Map(
    PAGES.flatMap((page) => {
      const file = files.find((name) => name.startsWith(`${nameOf(page)}.`) && name.endsWith('.js'));
      return file === undefined ? [] : [[page.path, file] as const];
    }),
  );
  return scripts.size < PAGES.length ? undefined : { folder, fileOf: ({ path }) => scripts.get(path) ?? '' };
}

/** The bundle of the sources as they are now. Made once: it takes seconds, and changes with the code alone. */
export async function adminBundle(root: string): Promise<Bundle> {
  const cache = join(root, '.cache/admin');
  const folder = join(cache, (await sourceHash(root, SOURCES)).slice(0, KEY_LENGTH));
  const known = await bundleIn(folder);
  if (known) return known;
  await mkdir(cache, { recursive: true });
  const making = join(cache, `making-${process.pid}`);
  await make(root, making);
  await rm(folder, { recursive: true, force: true });
  await renameWithRetry(making, folder);
  // Bundles of older sources are of no use.
  for (const other of await readdir(cache))
    if (join(cache, other) !== folder) await rm(join(cache, other), { recursive: true, force: true });
  const made = await bundleIn(folder);
  if (!made)
    throw new Error('The bundle of the owner’s pages lacks the script of a page (integrations/admin/pages.ts).');
  return made;
}
