import type { ChildProcess } from 'node:child_process';

/** Why a child process that has ended said nothing of its own, as the second half of a sentence. */
export const endReason = ({ signalCode }: ChildProcess): string =>
  signalCode ? `it was ended from outside (${signalCode})` : 'it ended without a word';
