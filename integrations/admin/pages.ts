/** The pages of the owner's desk: where each lies, the script that it begins with, and how it is made. */
import type { EditorSettings } from '../../src/admin/settings.ts';
import { editorPage } from './page.ts';
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
  // Loaded late: it brings all shapes with it, which no other part of this file needs.
  const { editorSettings } = await import('../../src/admin/config/index.ts');
  return editorSettings(root, settings.mode === 'repository' ? settings.repository : undefined);
}

export const PAGES: readonly AdminPage[] = [
  {
    path: 'admin',
    entry: 'src/admin/main.ts',
    html: async ({ settings, root, base, script }) =>
      editorPage(settings, await editorFor(settings, root), script, base),
  },
];
