/** The owner's editor at /admin and the pages below it: in a build as files, in `npm run dev` from the working copy. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import { THUMBNAILS_PATH } from '../../src/admin/photo-order/paths.ts';
import { adminBundle } from './bundle.ts';
import { guideAt, writeGuide } from './guide.ts';
import { noRepositoryPage } from './editor-page.ts';
import { PAGES, type AdminPage } from './pages.ts';
import type { AdminSettings } from './settings.ts';

/** The folder of the files of all pages. No page of the site names it. */
const FILES = '_admin';

/**
 * @param settings those of a build
 * @param local those of `npm run dev`
 */
export function admin(settings: AdminSettings, local: AdminSettings): AstroIntegration {
  let base = '/';
  let root = '';
  const htmlOf = async (page: AdminPage, wanted: AdminSettings): Promise<string> => {
    if (wanted.mode === 'unset') return noRepositoryPage(wanted.problem, base);
    const { fileOf } = await adminBundle(root);
    return page.html({ settings: wanted, root, base, script: `${base}${FILES}/${fileOf(page)}` });
  };
  return {
    name: 'admin',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute }) => {
        if (command !== 'build' || settings.mode !== 'repository') return;
        const entrypoint = new URL('integrations/admin/thumbnails.json.ts', config.root);
        injectRoute({ pattern: `/${THUMBNAILS_PATH}`, entrypoint, prerender: true });
      },
      'astro:config:done': ({ config }) => {
        base = `${config.base.replace(/\/$/, '')}/`;
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server }) => {
        if (local.mode === 'off') return;
        server.middlewares.use((request, response, next) => {
          const path = request.url?.split('?')[0] ?? '';
          const page = PAGES.find((each) => path.replace(/\/$/, '') === `${base}${each.path}`);
          const answer = async () => {
            if (page) {
              const html = await htmlOf(page, local);
              response.setHeader('Content-Type', 'text/html; charset=utf-8');
              response.setHeader('Cache-Control', 'no-store');
              response.end(html);
            } else if (path.startsWith(`${base}${FILES}/`)) {
              request.url = path.slice(base.length + FILES.length);
              sirv((await adminBundle(root)).folder, { dev: true })(request, response, next);
            } else {
              const guide = await guideAt(path, local, { root, base });
              if (guide === undefined) next();
              else response.setHeader('Content-Type', 'text/html; charset=utf-8').end(guide);
            }
          };
          answer().catch(next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        if (settings.mode === 'off') return;
        const folder = fileURLToPath(dir);
        if (settings.mode !== 'unset')
          await cp((await adminBundle(root)).folder, join(folder, FILES), { recursive: true });
        for (const page of PAGES) {
          const file = join(folder, `${page.path}.html`);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, await htmlOf(page, settings));
        }
        await writeGuide(folder, settings, { root, base });
      },
    },
  };
}
