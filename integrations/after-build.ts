import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * An integration that works on the files of a finished build.
 * @param work is given the build's folder, the path that the site is hosted under, without a slash at its end, and the
 * folder of what goes out as it is
 */
export function afterBuild(
  name: string,
  work: (folder: string, base: string, publicFolder: string) => Promise<void>,
): AstroIntegration {
  let [base, publicFolder] = ['', ''];
  return {
    name,
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/, '');
        publicFolder = fileURLToPath(config.publicDir);
      },
      'astro:build:done': ({ dir }) => work(fileURLToPath(dir), base, publicFolder),
    },
  };
}
