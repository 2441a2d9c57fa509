/** What an answer of the repository's host means for whoever edits, where the editor's own words do not say it. */
import { valueAt } from '../../shared/value-at.ts';

/**
 * - `expired`: the token is no longer good;
 * - `read-only`: the token may not write;
 * - `gone`: the repository is not there for this token;
 * - `overtaken`: another commit was a moment faster;
 * - `limited`: too much was asked in an hour;
 * - `down`: something is wrong at the host;
 * - `broken-line`: no answer came while something was read;
 * - `broken-save`: no answer came to a commit, or one that tells of a fault: it may have landed.
 */
export type HostFailure =
  'expired' | 'read-only' | 'gone' | 'overtaken' | 'limited' | 'down' | 'broken-line' | 'broken-save';

const TOKEN_FAILURES: readonly string[] = ['expired', 'read-only', 'gone'] satisfies HostFailure[];

/** Whether a new token mends it. @param failure any reason, a `HostFailure` or another */
export const wantsToken = (failure: string): boolean => TOKEN_FAILURES.includes(failure);

const MUTATION = 'createCommitOnBranch';

/** @param body what is sent with a request */
export const isCommit = (body: unknown): boolean => typeof body === 'string' && body.includes(MUTATION);

interface GraphqlError {
  type?: unknown;
  path?: unknown;
}

/**
 * What the errors of a GraphQL answer mean. Errors about anything but the commit and the repository are left to the
 * editor's own messages.
 */
function graphqlFailure(errors: readonly GraphqlError[]): HostFailure | undefined {
  if (errors.some(({ type }) => type === 'RATE_LIMITED')) return 'limited';
  const aboutCommit = errors.filter(({ path }) => Array.isArray(path) && path[0] === MUTATION);
  const types = aboutCommit.map(({ type }) => type);
  if (types.includes('STALE_DATA')) return 'overtaken';
  if (types.includes('FORBIDDEN')) return 'read-only';
  return errors.some(({ type, path }) => type === 'NOT_FOUND' && Array.isArray(path) && path.length === 1)
    ? 'gone'
    : undefined;
}

/**
 * @param status of an answer of the host
 * @param answer its text, read as JSON
 * @param commits whether it answers a commit
 * @returns nothing when all is well
 */
export function hostFailureOf(status: number, answer: unknown, commits = false): HostFailure | undefined {
  if (status === 401) return 'expired';
  if (status === 429 || (status === 403 && /rate limit/i.test(String(valueAt(answer, ['message']))))) return 'limited';
  if (status === 403 || status === 404) return 'gone';
  if (status >= 500) return commits ? 'broken-save' : 'down';
  const errors = valueAt(answer, ['errors']);
  return Array.isArray(errors) ? graphqlFailure(errors as GraphqlError[]) : undefined;
}
