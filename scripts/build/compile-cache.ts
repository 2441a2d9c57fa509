import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The setting that turns on Node's compile cache for a process of a build, in the folder that Node itself takes, as
 * Astro's own command does. Not on a build host, where nothing would read it.
 * @param env the environment of the build
 */
export const compileCache = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  env['CI'] ? {} : { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') };
