import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * An integration that works on the files of a finished build.
 * @param work is given the build's folder, and the path that the site is hosted under, without a slash at its end
 */
export function afterBuild(name: string, work: (folder: string, base: string) => Promise<void>): AstroIntegration {
  let base = '';
  return {
    name,
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/, '');
      },
      'astro:build:done': ({ dir }) => work(fileURLToPath(dir), base),
    },
  };
}
