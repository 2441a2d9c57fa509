/** What the content check finds. */

export interface Problem {
  /** An error stops a build; advice does not. */
  level: 'error' | 'advice';
  /** The file, from the project's folder, with slashes. */
  file: string;
  /** Counted from 1, where the problem stands in a line. */
  line?: number | undefined;
  /** What is wrong, in a whole sentence. */
  cause: string;
  /** What to do, in a whole sentence. */
  remedy: string;
}

/** A problem of which the place is still to be added. */
export type Finding = Pick<Problem, 'level' | 'cause' | 'remedy'>;

export const error = (cause: string, remedy: string): Finding => ({ level: 'error', cause, remedy });
export const advice = (cause: string, remedy: string): Finding => ({ level: 'advice', cause, remedy });
