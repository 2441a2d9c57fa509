/** Astro's own build, as a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Failure } from '../files/failure.ts';
import { trueCase } from '../files/true-case.ts';
import { compileCache } from './compile-cache.ts';
import { exitReason } from './exit-reason.ts';
import { forwardSignals } from './forward-signals.ts';
import type { Progress } from './progress.ts';

const PROCESS = trueCase(join(import.meta.dirname, 'astro-child.ts'));

export interface AstroBuild {
  root: string;
  outDir: string;
  env: NodeJS.ProcessEnv;
  /** Options of Astro's build (`ASTRO_OPTIONS`), such as `--silent`. */
  args: readonly string[];
  /** Gets Astro's warnings, and what the site's own code prints. */
  say: (line: string) => void;
  progress: Progress;
}

/**
 * Limits of memory. The allocators (glibc's, and the bundler's mimalloc) keep freed memory for later; V8 reserves three
 * times the semi-space for young objects, which by default grows from little to much: where it begins as large as it
 * may become, a build copies fewer of them.
 */
const ALLOCATORS = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MIMALLOC_PURGE_DELAY: '0' } as const;
const V8 = ['--min-semi-space-size=32', '--max-semi-space-size=32'] as const;

/** Astro's line for each picture: `▶ /_astro/name.avif (reused cache entry) (+0ms) (12/220)`. */
const PICTURE = /▶.*\((\d+)\/(\d+)\)\s*$/;
const REUSED = /\(re(used|validated) cache entry\)/;

/** Said of each picture when the cache cannot be written to: if that matters the build fails, and says why once. */
const UNCACHED = /creating the cache directory|writing the cache file|Unable to generate optimized image/;

/**
 * Said once or more while no photo hangs in any gallery, and where the studio gives no course, which is no mistake, and
 * none of the configuration.
 */
const NOTHING_THERE =
  /^The collection "(photos|courseFacts)" does not exist or is empty|^No files found matching "course.yaml"|^(No files found matching|The base directory) .*\bcontent[\\/]gallery\b/;

/** Warnings that are none for the owner. */
const isNeedless = (message: string): boolean => UNCACHED.test(message) || NOTHING_THERE.test(message);

/** A line that Astro's logger wrote, or the last one of the process; anything else is the site's own. */
interface Line {
  level?: string;
  message?: string;
  built?: true;
  failure?: Failure;
}

function parse(line: string): Line | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const parsed = JSON.parse(line) as Line;
    return parsed.built || parsed.failure || parsed.level ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Astro, ready to build. */
export interface AstroProcess {
  /** The number of the process; none when it could not be started, which `build` tells. */
  pid: number | undefined;
  /** Whether it has come as far as to have written all pages and their pictures; told when it has, or has ended. */
  generated: Promise<boolean>;
  /** Lets it build. @returns nothing when Astro says it is done, else why it could not */
  build: () => Promise<Failure | undefined>;
  /** Ends it, when it still runs. */
  stop: () => Promise<void>;
}

/**
 * Starts Astro's build into `outDir`. It reads the configuration and the content, which takes seconds, and then waits
 * for `build`; what it says before is heard then. Whoever starts it stops it.
 */
export function startAstro({ root, outDir, env, args, say, progress }: AstroBuild): AstroProcess {
  const all = args.includes('--verbose');
  const child = spawn(process.execPath, [...V8, PROCESS, outDir, ...args], {
    cwd: root,
    // Astro sets NODE_ENV only where it is not set, and React’s files for its developers must not go out.
    env: { ...ALLOCATORS, ...compileCache(env), ...env, NODE_ENV: undefined },
    stdio: ['inherit', 'pipe', all ? 'inherit' : 'pipe', 'ipc'],
  });
  const stopForwarding = forwardSignals(child);
  // `close` comes after all output has been read; `exit` may come before.
  const closed = once(child, 'close').finally(stopForwarding);
  // Without this, a rejection before `build` or `stop` awaits it would end this process.
  closed.catch(() => undefined);
  // Its only message.
  const generated = Promise.race([once(child, 'message').then(() => true), closed.then(() => false)]);
  generated.catch(() => undefined);
  const saidBuilt = Promise.withResolvers<true>();
  let isBuilt = false;
  let failure: Failure | undefined;
  let lastError: string | undefined;
  // Output is read from the start and held: Node discards what is unread when a process ends.
  let held: string[] | undefined = [];
  const hear = (line: string) => {
    const { built, failure: reason, level, message = '' } = parse(line) ?? { level: 'own', message: line };
    if (built) {
      isBuilt = true;
      saidBuilt.resolve(true);
      // What it would keep of this build no other could use, and to end by itself takes it a tenth of a second.
      child.kill('SIGKILL');
    }
    const [, done, total] = PICTURE.exec(message) ?? [];
    failure ??= reason;
    if (done && total) progress.picture(Number(done), Number(total), !REUSED.test(message));
    if (all || (level === 'warn' && !isNeedless(message)) || level === 'own') {
      progress.end();
      say(message);
    }
  };
  const onOutput = (line: string) => {
    if (held) held.push(line);
    else hear(line);
  };
  // Errors that Astro speaks of before it throws them, and whatever else ends a process.
  const onError = (line: string) => {
    lastError = (parse(line)?.message ?? line).trim().split('\n')[0] || lastError;
  };
  if (child.stdout) createInterface({ input: child.stdout }).on('line', onOutput);
  if (child.stderr) createInterface({ input: child.stderr }).on('line', onError);
  return {
    pid: child.pid,
    generated,
    build: async () => {
      held?.forEach(hear);
      held = undefined;
      // It may have ended by now.
      child.send('build', () => undefined);
      await Promise.race([saidBuilt.promise, closed]);
      progress.end();
      if (isBuilt) return undefined;
      const reason = child.signalCode ? undefined : lastError;
      return failure ?? { message: reason ?? `Astro did not finish: ${exitReason(child)}` };
    },
    stop: async () => {
      child.kill();
      await closed;
    },
  };
}
