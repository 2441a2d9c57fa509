import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What lets a process of a build keep its modules compiled for the next build, as Astro's own command does: a setting
 * of Node's, in the folder that Node itself takes. On a build host the cache would never be read.
 * @param env the environment of the build
 */
export const compileCache = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  env['CI'] ? {} : { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') };
