import { hostFailureOf, type HostFailure } from '../api-failure/failure.ts';

/** Why the repository's host did not do what it was asked; `src/admin/api-failure` has a sentence for each. */
export class RepositoryError extends Error {
  readonly failure: HostFailure;

  constructor(failure: HostFailure, message: string) {
    super(message);
    this.name = 'RepositoryError';
    this.failure = failure;
  }
}

/** `unknown`: nothing that the host has said. */
export type FailureReason = HostFailure | 'unknown';

/** @returns why something failed, whatever was thrown */
export const reasonOf = (error: unknown): FailureReason =>
  error instanceof RepositoryError ? error.failure : 'unknown';

/** What was asked for is not there, though the repository is: a blob that the host has cleared away. */
export class MissingObject extends Error {}

/** What makes a refusal of a write: the host calls both a branch that has moved and an unknown blob unprocessable. */
const UNPROCESSABLE = 422;
const NOT_FAST_FORWARD = /fast.?forward/i;

/**
 * What a request is for: to read, to bring a part of a commit that nobody sees yet, or to show the commit, which alone
 * changes the branch.
 */
export type Purpose = 'read' | 'part' | 'commit';

/** @param answer its text, read as JSON */
export function errorOf(status: number, answer: unknown, purpose: Purpose): Error {
  const writes = purpose !== 'read';
  const message = typeof answer === 'object' && answer !== null ? String(Reflect.get(answer, 'message')) : '';
  const text = `The repository answered ${status}: ${message}`;
  if (writes && (status === UNPROCESSABLE || status === 409))
    return NOT_FAST_FORWARD.test(message) || status === 409
      ? new RepositoryError('overtaken', text)
      : new MissingObject(text);
  const failure = hostFailureOf(status, answer, purpose === 'commit') ?? 'down';
  // Whoever may not see a repository is told that it is not there, and whoever may not change it, that it is closed.
  return new RepositoryError(writes && status === 403 && failure === 'gone' ? 'read-only' : failure, text);
}
