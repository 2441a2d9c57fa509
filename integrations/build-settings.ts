/** The settings of a build: its environment, and the files beside astro.config.mjs that Vite reads, and Astro by it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Those files. What a later one says goes before what an earlier one does, and the environment before both. */
export const SETTINGS_FILES = ['.env', '.env.local', '.env.production', '.env.production.local'] as const;

/** @param env the environment of the build */
export async function buildSettings(root: string, env: Environment): Promise<Environment> {
  // Vite takes a third of a second to load.
  if (!SETTINGS_FILES.some((file) => existsSync(join(root, file)))) return env;
  const { loadEnv } = await import('vite');
  const loaded = Object.entries(loadEnv('production', root, ''));
  // It gives this process's environment as well, which need not be that of the build.
  const inFiles = loaded.filter(([name]) => process.env[name] === undefined);
  return { ...Object.fromEntries(inFiles), ...env };
}
