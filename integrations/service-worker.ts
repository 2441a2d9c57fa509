/** Makes the service worker of a finished build, or, when it is switched off, one that takes the old one away. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';

const SOURCE = join(import.meta.dirname, '../src/client/service-worker.ts');
/** Replaces a worker that does harm: forgets all that was kept, and itself. */
export const UNREGISTER_WORKER = `addEventListener('install', (event) => event.waitUntil(skipWaiting()));
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const key of await caches.keys()) await caches.delete(key);
  await registration.unregister();
})()));
`;

/** @param on false makes a build that takes the worker off the visitors' phones at their next visit */
export function serviceWorker(on: boolean): AstroIntegration {
  return {
    name: 'worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const offline = join(folder, 'offline.html');
        const target = join(folder, 'sw.js');
        if (on) {
          await build({
            entryPoints: [SOURCE],
            outfile: target,
            bundle: true,
            minify: true,
            target: 'es2020',
            define: { OFFLINE_PAGE: JSON.stringify(await readFile(offline, 'utf8')), 'process.env.NODE_ENV': '"production"' },
          });
        } else {
          await writeFile(target, UNREGISTER_WORKER);
        }
        // It lives in the worker; at an address of its own it would only be found by mistake.
        await rm(offline);
      },
    },
  };
}
