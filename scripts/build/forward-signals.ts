import type { ChildProcess } from 'node:child_process';

/** Signals that end a command from outside. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Passes on to `child` the signals that would end this process, which ends when the child has.
 * @returns what leaves the signals to this process again
 */
export function forwardSignals(child: ChildProcess): () => void {
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  return () => {
    for (const signal of SIGNALS) process.off(signal, forward);
  };
}
