/**
 * Lets Astro keep the pages that name a `cacheKey` (src/pages) from one build to the next, in its cache, as long as
 * nothing else that they are made of has changed. Losing what is kept costs time, nothing else.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readableBytes } from '../scripts/files/read.ts';
import { ASTRO_CACHE } from './astro-cache.ts';

/** In Astro's cache: its list of the pages that are kept, and the pages. */
const KEPT = ['incremental-build.json', 'dist'];
/** Beside them: what they were made of. It is not there while a build replaces them, nor after one that has failed. */
const INPUTS = 'incremental-build.inputs';

/**
 * Must stand behind every other integration that can fail a build.
 * @param inputs a text that is another one whenever anything has changed that is not in the pages' keys
 * @param inputsNow the same, as it is by now
 */
export function incrementalBuild(inputs: string, inputsNow: () => string): AstroIntegration {
  let folder = '';
  return {
    name: 'incremental-build',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        folder = join(fileURLToPath(config.root), ASTRO_CACHE);
        updateConfig({ experimental: { incrementalBuild: true } });
      },
      // Behind the start of the build, which waits for the check: a mistake in the content costs no kept page.
      'astro:build:setup': () => {
        const file = join(folder, INPUTS);
        if (readableBytes(file)?.toString() !== inputs)
          for (const name of KEPT) rmSync(join(folder, name), { recursive: true, force: true });
        rmSync(file, { force: true });
      },
      'astro:build:done': () => {
        // Somebody has changed a file meanwhile: no one knows which pages were made before.
        if (inputsNow() !== inputs) return;
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, INPUTS), inputs);
      },
    },
  };
}
