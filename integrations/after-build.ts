import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

export interface BuildPaths {
  /** The path that the site is hosted under, without a slash at its end. */
  base: string;
  /** The folder of what goes out as it is. */
  publicFolder: string;
  /** The project's folder. */
  root: string;
}

/**
 * An integration that works on the files of a finished build.
 * @param work is given the build's folder
 */
export function afterBuild(name: string, work: (folder: string, paths: BuildPaths) => Promise<void>): AstroIntegration {
  const paths: BuildPaths = { base: '', publicFolder: '', root: '' };
  return {
    name,
    hooks: {
      'astro:config:done': ({ config }) => {
        paths.base = config.base.replace(/\/$/, '');
        paths.publicFolder = fileURLToPath(config.publicDir);
        paths.root = fileURLToPath(config.root);
      },
      'astro:build:done': ({ dir }) => work(fileURLToPath(dir), paths),
    },
  };
}
