/**
 * The first page of each further language under its second address: `hi.html` answers `/hi` on every host, but a host
 * that finds the folder `hi/` beside it may ask for `/hi/`, which wants a page in that folder.
 */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LOCALES } from '../src/lib/locales.ts';

export function localeIndexFiles(): AstroIntegration {
  return {
    name: 'locale-index-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const { path } of LOCALES.slice(1))
          await copyFile(join(folder, `.${path}.html`), join(folder, `.${path}/index.html`));
      },
    },
  };
}
