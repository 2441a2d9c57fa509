/** Makes the service worker of a finished build, or, when it is switched off, one that takes the old one away. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { afterBuild } from './after-build.ts';
import { sha256 } from '../scripts/files/hash.ts';
import { LOCALE_SETTINGS } from '../src/lib/locales.ts';

const SOURCE = join(import.meta.dirname, '../src/client/service-worker/main.ts');
/** A worker to replace one that does harm: it deletes all caches and unregisters itself. */
export const UNREGISTER_WORKER = `addEventListener('install', (event) => event.waitUntil(skipWaiting()));
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const key of await caches.keys()) await caches.delete(key);
  await registration.unregister();
})()));
`;

/** A short hash of a file: with its content the worker changes as well, and fetches the file anew. */
const revisionOf = async (file: string) => sha256(await readFile(file)).slice(0, 8);

/**
 * The offline pages, as the worker wants them: the first language, whose addresses every other's begin with, is last.
 */
const offlinePages = (folder: string, base: string) =>
  Promise.all(
    LOCALE_SETTINGS.toReversed().map(async ({ path }) => ({
      below: `${base}${path}`,
      address: `${base}${path}/offline`,
      revision: await revisionOf(join(folder, `.${path}/offline.html`)),
    })),
  );

/** @param on false makes a build that takes the worker off the visitors' phones at their next visit */
export const serviceWorker = (on: boolean): AstroIntegration =>
  afterBuild('service-worker', async (folder, { base }) => {
    const target = join(folder, 'sw.js');
    if (on) {
      await build({
        entryPoints: [SOURCE],
        outfile: target,
        bundle: true,
        minify: true,
        target: 'es2020',
        define: {
          OFFLINE_PAGE_LIST: JSON.stringify(await offlinePages(folder, base)),
          'process.env.NODE_ENV': '"production"',
        },
      });
    } else {
      await writeFile(target, UNREGISTER_WORKER);
    }
  });
