/** What the content check finds. */

/** The same said of many files at once, so without their names. */
export interface GroupWording {
  cause: string;
  remedy: string;
}

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
  /** How it is said when many files have it; the very same cause and remedy when left out. */
  many?: GroupWording | undefined;
}

/** A problem of which the place is still to be added. */
export type CheckFinding = Pick<Problem, 'level' | 'cause' | 'remedy' | 'many'>;

/** @param many the wording when many files have the same problem */
export const error = (cause: string, remedy: string, many?: GroupWording): CheckFinding => ({
  level: 'error',
  cause,
  remedy,
  ...(many && { many }),
});
export const advice = (cause: string, remedy: string, many?: GroupWording): CheckFinding => ({
  level: 'advice',
  cause,
  remedy,
  ...(many && { many }),
});
