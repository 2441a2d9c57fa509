/** The owner's pages: where each lies, the script that it begins with, and how it is made. */
import { LOCALES } from '../../src/lib/locales.ts';
import type { EditorSettings } from '../../src/admin/settings.ts';
import type { PhotoPageSettings } from '../../src/admin/photo-pages/settings.ts';
import { PHOTO_ORDER_PATH } from '../../src/admin/photo-order/paths.ts';
import { PHOTO_UPLOAD_PATH } from '../../src/admin/photo-upload/paths.ts';
import { resolveRepository } from '../../src/admin/repository/config.ts';
import { SETUP_PATH, setupPage, isStillSample } from './setup-page.ts';
import { ORDER, photoPage, UPLOAD } from './photo-pages.ts';
import { editorPage } from './editor-page.ts';
import type { AdminSettings } from './settings.ts';

/** What a page is made of. */
export interface PageContext {
  settings: AdminSettings;
  /** The project's folder. */
  root: string;
  /** The path that the site is hosted under, with a slash at its end. */
  base: string;
  /** The address of the page's script. */
  script: string;
}

export interface AdminPage {
  /** The address below the site's own, such as `admin`, and the name of its file without `.html`. */
  path: string;
  /** The module that the page begins with, from the project's folder. */
  entry: string;
  html: (context: PageContext) => Promise<string>;
}

/** @returns what the editor is told, read anew: it follows the folders of the galleries */
async function editorFor(settings: AdminSettings, root: string): Promise<EditorSettings> {
  // Loaded late: it brings all schemas with it, which no other part of this file needs.
  const { editorSettings } = await import('../../src/admin/config/index.ts');
  return editorSettings(root, settings.mode === 'repository' ? settings.repository : undefined);
}

/** @returns what the pages for photos are told; nothing where no repository is known */
async function photoPageFor(
  settings: AdminSettings,
  root: string,
  base: string,
): Promise<PhotoPageSettings | undefined> {
  if (settings.mode !== 'repository') return undefined;
  const { readGalleryFolders } = await import('../../src/admin/config/galleries.ts');
  return {
    repository: resolveRepository(settings.repository),
    galleries: await readGalleryFolders(root),
    languages: LOCALES,
    base,
  };
}

export const PAGES: readonly AdminPage[] = [
  {
    path: 'admin',
    entry: 'src/admin/main.ts',
    html: async ({ settings, root, base, script }) =>
      editorPage(settings, await editorFor(settings, root), script, base, await isStillSample(root)),
  },
  {
    path: PHOTO_UPLOAD_PATH,
    entry: 'src/admin/photo-upload/main.ts',
    html: async ({ settings, root, base, script }) =>
      photoPage(UPLOAD, settings, await photoPageFor(settings, root, base), script, base),
  },
  {
    path: PHOTO_ORDER_PATH,
    entry: 'src/admin/photo-order/main.ts',
    html: async ({ settings, root, base, script }) =>
      photoPage(ORDER, settings, await photoPageFor(settings, root, base), script, base),
  },
  { path: SETUP_PATH, entry: 'src/admin/setup/main.ts', html: setupPage },
];
