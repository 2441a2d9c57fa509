/** A program that runs beside the tests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

interface Settings {
  env?: NodeJS.ProcessEnv;
  /** Is given each line that the program writes. */
  onLine?: (line: string) => void;
}

/** Milliseconds between two looks at a port. */
const LOOK_MS = 50;

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

export function startProgram(program: string, args: string[], { env, onLine }: Settings = {}) {
  const child = spawn(program, args, { env: env ?? process.env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  // Also when the tests end before their time.
  process.once('exit', () => child.kill());
  // A program that cannot be started is noticed by whoever waits for its first word.
  ended.catch(() => undefined);
  const lines = [child.stdout, child.stderr].map((stream) => createInterface(stream));
  for (const stream of lines) stream.on('line', (line) => onLine?.(line));
  return {
    /** @returns the first line of its standard output */
    async firstLine(): Promise<string> {
      const failed = ended.then(() => Promise.reject(new Error(`${program} ended before it said anything`)));
      const [line] = (await Promise.race([once(lines[0]!, 'line'), failed])) as [string];
      return line;
    },
    /** Resolves when the program listens at the port of this machine; rejects after `timeout` milliseconds. */
    async listens(port: number, timeout: number): Promise<void> {
      const until = Date.now() + timeout;
      while (!(await answers(port))) {
        if (Date.now() > until || child.exitCode !== null) throw new Error(`${program} does not listen`);
        await delay(LOOK_MS);
      }
    },
    /** Ends the program, and waits until it has ended. */
    async end(): Promise<void> {
      if (child.exitCode === null) child.kill();
      await ended;
    },
  };
}
