/**
 * Gives a build the module src/content.config.ts with all that it imports from this project in one piece. Vite would
 * transform each of its modules by itself before Astro reads a word of the content. While the site is being
 * changed it does: then Astro looks for changes in each of them.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** @param file the full path of the module */
function bundledModule(file: string): Plugin {
  return {
    name: 'content-config-bundle',
    load: {
      filter: { id: file },
      async handler() {
        const { outputFiles } = await build({
          entryPoints: [file],
          bundle: true,
          packages: 'external',
          format: 'esm',
          platform: 'node',
          target: 'esnext',
          write: false,
          tsconfigRaw: {},
        });
        return outputFiles[0]?.text;
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
        updateConfig({ vite: { plugins: [bundledModule(file)] } });
      },
    },
  };
}
