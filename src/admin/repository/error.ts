import { branchFailureOf, hostFailureOf, hostWords, type HostFailure } from '../api-failure/failure.ts';

/** Why the repository's host did not do what it was asked; `src/admin/api-failure` has a sentence for each. */
export class RepositoryError extends Error {
  readonly failure: HostFailure;
  /** The host's own words, where nothing else explains the failure. */
  readonly answer: string | undefined;

  constructor(failure: HostFailure, message: string, answer?: string) {
    super(message);
    this.name = 'RepositoryError';
    this.failure = failure;
    this.answer = answer;
  }
}

/** `unknown`: nothing that the host has said. */
type FailureReason = HostFailure | 'unknown';

export interface RepositoryFailure {
  why: FailureReason;
  /** The host's own words, where nothing else explains it. */
  answer?: string | undefined;
}

/** @param error whatever was thrown */
export const repositoryFailureOf = (error: unknown): RepositoryFailure =>
  error instanceof RepositoryError ? { why: error.failure, answer: error.answer } : { why: 'unknown' };

/** What was asked for is not there, though the repository is: a blob that the host has cleared away. */
export class MissingObject extends RepositoryError {}

/** What makes a refusal of a write: the host calls unprocessable a branch that has moved, an unknown blob, and more. */
const UNPROCESSABLE = 422;
const NOT_FAST_FORWARD = /fast.?forward/i;

/**
 * What a request is for: to read, to bring a part of a commit that nobody sees yet, or to show the commit, which alone
 * changes the branch.
 */
export type Purpose = 'read' | 'part' | 'commit';

/** @param answer its text, read as JSON */
export function errorOf(status: number, answer: unknown, purpose: Purpose): RepositoryError {
  const writes = purpose !== 'read';
  const message = hostWords(answer);
  const text = `The repository answered ${status}: ${message}`;
  if (writes && (status === UNPROCESSABLE || status === 409)) {
    if (NOT_FAST_FORWARD.test(message) || status === 409) return new RepositoryError('overtaken', text);
    const ofBranch = branchFailureOf(message);
    if (ofBranch) return new RepositoryError(ofBranch, text);
    const Refusal = purpose === 'part' ? MissingObject : RepositoryError;
    return new Refusal('refused', text, message);
  }
  const failure = hostFailureOf(status, answer, purpose === 'commit') ?? 'down';
  if (failure === 'refused') return new RepositoryError(failure, text, message);
  // Whoever may not see a repository is told that it is not there, and whoever may not change it, that it is closed.
  return new RepositoryError(writes && status === 403 && failure === 'gone' ? 'read-only' : failure, text);
}
