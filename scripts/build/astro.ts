/** Astro's own build, as a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Signals that end a build from outside: both reach Astro before this process goes. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface AstroBuild {
  root: string;
  outDir: string;
  env: NodeJS.ProcessEnv;
  /** Further words for Astro's command line. */
  words: readonly string[];
  /** Told of the process as soon as it runs. */
  onStart: (pid: number) => Promise<void>;
}

/** Builds into `outDir`; true when Astro says it is done. Its lines go where this process's lines go. */
export async function runAstro({ root, outDir, env, words, onStart }: AstroBuild): Promise<boolean> {
  const astro = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin', 'astro.mjs');
  const child = spawn(process.execPath, [astro, 'build', '--outDir', outDir, ...words], { cwd: root, env, stdio: 'inherit' });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  try {
    const closed = once(child, 'close');
    if (child.pid !== undefined) await onStart(child.pid);
    await closed;
    return child.exitCode === 0;
  } finally {
    for (const signal of SIGNALS) process.off(signal, forward);
  }
}
