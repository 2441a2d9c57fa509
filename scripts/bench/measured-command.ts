/** A command of a project, and what it takes of the machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const MEASURE = pathToFileURL(join(import.meta.dirname, 'processor-time.ts')).href;

const KIB_IN_MIB = 1024;
/** Milliseconds between two looks at what the processes hold. */
const LOOK_MS = 50;

export interface Measured {
  /** Seconds of processor time. */
  cpu: number;
  /** MiB that all processes held together at the most; 0 where the system does not tell. */
  memory: number;
  /** Seconds on the clock. */
  clock: number;
  /** Seconds of processor time of each process, by the name of its script. */
  processes: Record<string, number>;
}

/** MiB that a process and those that it has started hold now, by Linux's own account. */
function heldBy(pid: number | string): number {
  try {
    const [, kib = 0] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + heldBy(child), Number(kib) / KIB_IN_MIB);
  } catch {
    // It has ended, or this is another system.
    return 0;
  }
}

/**
 * Runs a script of the project in `root`. Throws with what it said when it fails.
 * @param script from the project's folder
 * @returns what all its processes took together
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
  let memory = 0;
  const look = setInterval(() => (memory = Math.max(memory, heldBy(command.pid ?? 0))), LOOK_MS);
  const [said, complained] = await Promise.all([text(command.stdout), text(command.stderr), once(command, 'close')]);
  clearInterval(look);
  const clock = (performance.now() - begun) / 1000;
  if (command.exitCode !== 0) throw new Error(`${script} failed in the copy of the project:\n${said}${complained}`);
  const processes: Record<string, number> = {};
  for (const name of (await readdir(folder)).filter((file) => !file.endsWith('.part')))
    processes[name] = Number(await readFile(join(folder, name), 'utf8'));
  const cpu = Object.values(processes).reduce((sum, seconds) => sum + seconds, 0);
  return { cpu, memory, clock, processes };
}
