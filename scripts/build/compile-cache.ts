/**
 * Where Node keeps what it has compiled for the processes of a build: in the folder that it takes itself, as Astro's
 * own command does.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @param env the environment of the build
 * @returns nothing on a build host, where nothing would read it
 */
export const compileCacheFolder = (env: NodeJS.ProcessEnv): string | undefined =>
  env['CI'] ? undefined : join(tmpdir(), 'node-compile-cache');

/** The setting that says the same to a process. @param env the environment of the build */
export function compileCache(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const folder = compileCacheFolder(env);
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
}
