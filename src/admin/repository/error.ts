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

/** @param writes whether something was to be changed; @param answer its text, read as JSON */
export function errorOf(status: number, answer: unknown, writes: boolean): Error {
  const message = typeof answer === 'object' && answer !== null ? String(Reflect.get(answer, 'message')) : '';
  const text = `The repository answered ${status}: ${message}`;
  if (writes && (status === UNPROCESSABLE || status === 409))
    return NOT_FAST_FORWARD.test(message) || status === 409
      ? new RepositoryError('overtaken', text)
      : new MissingObject(text);
  const failure = hostFailureOf(status, answer) ?? 'down';
  // Whoever may not see a repository is told that it is not there, and whoever may not change it, that it is closed.
  return new RepositoryError(writes && status === 403 && failure === 'gone' ? 'read-only' : failure, text);
}
