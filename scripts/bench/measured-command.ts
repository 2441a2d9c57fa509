/** A command of a project, and what it takes of the machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const MEASURE = pathToFileURL(join(import.meta.dirname, 'resource-usage.ts')).href;

interface Usage {
  /** Seconds of processor time. */
  cpu: number;
  /** MiB at the most. */
  memory: number;
}

export interface Measured extends Usage {
  /** Seconds on the clock. */
  clock: number;
  /** Of each process, by the name of its script. */
  processes: Record<string, Usage>;
}

/**
 * Runs a script of the project in `root`. Throws with what it said when it fails.
 * @param script from the project's folder
 * @returns what all its processes took together; of memory the most that they may have held at the same time
 */
export async function measure(root: string, script: string, words: readonly string[] = []): Promise<Measured> {
  const folder = join(root, '.local', 'usage');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const begun = performance.now();
  const command = spawn(process.execPath, [script, ...words], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: `--import ${MEASURE}`, BENCH_USAGE: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained] = await Promise.all([text(command.stdout), text(command.stderr), once(command, 'close')]);
  const clock = (performance.now() - begun) / 1000;
  if (command.exitCode !== 0) throw new Error(`${script} failed in the copy of the project:\n${said}${complained}`);
  const processes: Record<string, Usage> = {};
  for (const name of await readdir(folder))
    processes[name] = JSON.parse(await readFile(join(folder, name), 'utf8')) as Usage;
  const sum = (of: keyof Usage) => Object.values(processes).reduce((total, usage) => total + usage[of], 0);
  return { cpu: sum('cpu'), memory: sum('memory'), clock, processes };
}
