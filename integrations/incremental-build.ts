/**
 * Lets Astro keep the pages that name a `cacheKey` (src/pages) from one build to the next, in its cache. It looks for
 * changes in a page's code by itself; of all else that is not in the key it is told here. Losing what is kept costs
 * time, nothing else.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ASTRO_CACHE } from './astro-cache.ts';

/** In Astro's cache: its list of the pages that are kept. */
const MANIFEST = 'incremental-build.json';
/**
 * Beside the list while a build writes pages, and after one that was killed or has failed: it may have replaced pages,
 * of which the list still says what they were before, or have left half of one.
 */
const UNFINISHED = 'incremental-build.unfinished';
/** A constant that no code has. Astro keeps no page once a constant is another. */
const CONSTANT = '__BUILD_INPUTS__';

/**
 * Must stand behind every other integration that can fail a build.
 * @param inputs a text that is another one whenever anything has changed that is not in the pages' keys
 */
export function incrementalBuild(inputs: string): AstroIntegration {
  let unfinished = '';
  return {
    name: 'incremental-build',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        const folder = join(fileURLToPath(config.root), ASTRO_CACHE);
        unfinished = join(folder, UNFINISHED);
        if (existsSync(unfinished)) rmSync(join(folder, MANIFEST), { force: true });
        updateConfig({
          experimental: { incrementalBuild: true },
          vite: { define: { [CONSTANT]: JSON.stringify(inputs) } },
        });
      },
      'astro:build:start': () => {
        mkdirSync(dirname(unfinished), { recursive: true });
        writeFileSync(unfinished, '');
      },
      'astro:build:done': () => rmSync(unfinished),
    },
  };
}
