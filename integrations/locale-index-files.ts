/**
 * The first page of each further language under its second address: `hi.html` answers `/hi` on every host, but a host
 * that finds the folder `hi/` beside it may redirect to `/hi/`, which is answered by `hi/index.html`.
 */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { afterBuild } from './after-build.ts';
import { LOCALE_SETTINGS } from '../src/lib/locales.ts';

export const localeIndexFiles = (): AstroIntegration =>
  afterBuild('locale-index-files', async (folder) => {
    for (const { path } of LOCALE_SETTINGS.slice(1))
      await copyFile(join(folder, `.${path}.html`), join(folder, `.${path}/index.html`));
  });
