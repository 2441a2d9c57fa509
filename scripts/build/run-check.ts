/** The content check of a build, as a process of its own. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { failureOf } from '../files/failure.ts';
import type { SourcePictures } from '../pictures/source-pictures.ts';
import type { CheckAnswer, CheckMessage } from './check-child.ts';
import { compileCache } from './compile-cache.ts';
import { exitReason } from './exit-reason.ts';

const PROCESS = join(import.meta.dirname, 'check-child.ts');
/** Small, because Astro runs at the same time: V8 reserves three times the semi-space for young objects. */
const V8 = ['--max-semi-space-size=16'] as const;

/** A check that runs. */
export interface CheckProcess {
  answer: Promise<CheckAnswer>;
  /** What the site's pictures are made from. Nothing when the content is not sound, or when they could not be read. */
  sources: Promise<SourcePictures | undefined>;
  /** Ends the process when it still runs. */
  stop: () => Promise<void>;
}

/**
 * Checks the content of the project in `root`, and the settings of its build.
 * @param env the environment of the build
 */
export function startCheck(root: string, env: NodeJS.ProcessEnv): CheckProcess {
  // The sources hold Maps, which the default JSON serialization cannot send.
  const child = fork(PROCESS, {
    cwd: root,
    env: { ...compileCache(env), ...env },
    execArgv: [...V8],
    serialization: 'advanced',
  });
  const answer = Promise.withResolvers<CheckAnswer>();
  const sources = Promise.withResolvers<SourcePictures | undefined>();
  child.on('message', (message: CheckMessage) => {
    if ('answer' in message) answer.resolve(message.answer);
    else sources.resolve(message.sources);
  });
  // Rejects where the process cannot be started.
  const ended = once(child, 'close').then(
    () => ({ message: `The check did not finish: ${exitReason(child)}` }),
    (error: unknown) => failureOf(error, root),
  );
  void ended.then((failure) => {
    answer.resolve({ failure });
    sources.resolve(undefined);
  });
  return {
    answer: answer.promise,
    sources: sources.promise,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
