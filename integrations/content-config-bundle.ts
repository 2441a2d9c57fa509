/**
 * Gives a build the module src/content.config.ts with all that it imports from this project in one file, which Node
 * loads. Vite would transform each of its modules by itself before Astro reads a word of the content. While the site is
 * being changed it does: then Astro looks for changes in each of them.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** From the project's folder, in which Node finds what the module imports from packages. */
const BUNDLE = join('.cache', 'content.config.mjs');

/**
 * @param file the full path of the module
 * @param bundle where it is written in one piece
 */
function bundledModule(file: string, bundle: string): Plugin {
  return {
    name: 'content-config-bundle',
    load: {
      filter: { id: file },
      async handler() {
        await build({
          entryPoints: [file],
          outfile: bundle,
          bundle: true,
          packages: 'external',
          format: 'esm',
          platform: 'node',
          target: 'esnext',
          tsconfigRaw: {},
        });
        return `import { createRequire } from 'node:module';
export const { collections } = createRequire(import.meta.url)(${JSON.stringify(bundle)});`;
      },
    },
  };
}

export function contentConfigBundle(): AstroIntegration {
  return {
    name: 'content-config-bundle',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        const file = fileURLToPath(new URL('content.config.ts', config.srcDir));
        const bundle = join(fileURLToPath(config.root), BUNDLE);
        updateConfig({ vite: { plugins: [bundledModule(file, bundle)] } });
      },
    },
  };
}
