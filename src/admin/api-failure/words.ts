import type { Failure } from './failure.ts';

/** What went wrong and what to do, in one language, and the names of the link and the button below it. */
export type FailureWords = Record<Failure | 'steps' | 'close', string>;
