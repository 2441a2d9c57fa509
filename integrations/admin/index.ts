/** The owner's editor at /admin: in a build as files of its own, in `npm run dev` from the working copy. */
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import type { EditorSettings } from '../../src/admin/settings.ts';
import { editorBundle } from './bundle.ts';
import { editorPage, setupPage } from './page.ts';
import type { AdminSettings } from './settings.ts';

/** The folder of the editor's files, beside the page. No page of the site names it. */
const FILES = '_admin';

/** @returns what the editor is told, read anew: it follows the folders of the galleries */
async function editorFor(settings: AdminSettings, root: string): Promise<EditorSettings> {
  // Loaded late: it brings all shapes with it, which no other part of this file needs.
  const { editorSettings } = await import('../../src/admin/config/index.ts');
  return editorSettings(root, settings.mode === 'repository' ? settings.repository : undefined);
}

/**
 * @param settings those of a build
 * @param local those of `npm run dev`
 */
export function admin(settings: AdminSettings, local: AdminSettings): AstroIntegration {
  let base = '/';
  let root = '';
  const pageOf = async (wanted: AdminSettings, entry: string) =>
    editorPage(wanted, await editorFor(wanted, root), `${base}${FILES}/${entry}`, base);
  return {
    name: 'admin',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = `${config.base.replace(/\/$/, '')}/`;
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server }) => {
        if (local.mode === 'off') return;
        server.middlewares.use((request, response, next) => {
          const path = request.url?.split('?')[0] ?? '';
          const answer = async () => {
            if (path === `${base}admin` || path === `${base}admin/`) {
              const html =
                local.mode === 'unset'
                  ? setupPage(local.complaint, base)
                  : await pageOf(local, (await editorBundle(root)).entry);
              response.setHeader('Content-Type', 'text/html; charset=utf-8');
              response.setHeader('Cache-Control', 'no-store');
              response.end(html);
            } else if (path.startsWith(`${base}${FILES}/`)) {
              request.url = path.slice(base.length + FILES.length);
              sirv((await editorBundle(root)).folder, { dev: true })(request, response, next);
            } else next();
          };
          answer().catch(next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        if (settings.mode === 'off') return;
        const folder = fileURLToPath(dir);
        const page = join(folder, 'admin.html');
        if (settings.mode === 'unset') return writeFile(page, setupPage(settings.complaint, base));
        const { folder: bundle, entry } = await editorBundle(root);
        await cp(bundle, join(folder, FILES), { recursive: true });
        await writeFile(page, await pageOf(settings, entry));
      },
    },
  };
}
