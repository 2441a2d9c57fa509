import type { ChildProcess } from 'node:child_process';

/** Why a child process that has ended said nothing of its own, as the second half of a sentence. */
export function exitReason({ signalCode }: ChildProcess): string {
  if (signalCode === 'SIGINT') return 'it was ended by Ctrl-C';
  return signalCode ? `it was ended from outside (${signalCode})` : 'it ended without a word';
}
