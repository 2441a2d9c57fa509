/** The content check of a build, as a process of its own. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { CheckAnswer } from './check-child.ts';
import { endReason } from './end-reason.ts';

const PROCESS = join(import.meta.dirname, 'check-child.ts');

/**
 * Checks the content of the project in `root`, and the settings of its build.
 * @param env the environment of the build
 */
export async function runCheck(root: string, env: NodeJS.ProcessEnv): Promise<CheckAnswer> {
  const child = fork(PROCESS, { cwd: root, env, execArgv: [] });
  let answer: CheckAnswer | undefined;
  child.once('message', (message) => (answer = message as CheckAnswer));
  await once(child, 'close');
  return answer ?? { failure: { message: `The check did not finish: ${endReason(child)}` } };
}
