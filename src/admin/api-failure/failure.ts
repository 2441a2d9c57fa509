/** What an answer of the repository's host means for whoever edits, where the editor's own words do not say it. */
import { valueAt } from '../../shared/value-at.ts';

/**
 * - `expired`: the token is no longer good;
 * - `read-only`: the token may not write;
 * - `gone`: the repository is not there for this token;
 * - `no-branch`: the repository is there, and its branch is not;
 * - `protected`: a rule of the repository keeps the branch from being changed;
 * - `refused`: what only the host's own words explain;
 * - `overtaken`: another commit was a moment faster;
 * - `deleted`: what was to be deleted is there no more;
 * - `limited`: too much was asked in an hour;
 * - `down`: something is wrong at the host;
 * - `broken-line`: no answer came while something was read;
 * - `broken-save`: no whole answer came to a commit, or one that tells of a fault: it may have landed.
 */
export type HostFailure =
  | 'expired'
  | 'read-only'
  | 'gone'
  | 'no-branch'
  | 'protected'
  | 'refused'
  | 'overtaken'
  | 'deleted'
  | 'limited'
  | 'down'
  | 'broken-line'
  | 'broken-save';

const TOKEN_FAILURES: readonly string[] = ['expired', 'read-only', 'gone'] satisfies HostFailure[];

/** Whether a new token mends it. @param failure any reason, a `HostFailure` or another */
export const wantsToken = (failure: string): boolean => TOKEN_FAILURES.includes(failure);

/** As the host calls the rules that keep a branch from being changed. */
const PROTECTED = /protected branch|rule violation|pull request|status check|approving review/i;
/** The name of a repository, which may hold the word too, stands in quotes. */
const NO_BRANCH = /^[^']*\bbranch\b|^reference does not exist/i;

/** What is said of a file to delete that is not there. */
const DELETED = /requested for deletion which does not exist/i;

/** What is wrong with the branch, by the host's words to what it has refused. */
export function branchFailureOf(message: string): HostFailure | undefined {
  if (PROTECTED.test(message)) return 'protected';
  return NO_BRANCH.test(message) ? 'no-branch' : undefined;
}

/** What is said of a repository that is closed to every token. A name, which may hold the word, stands in quotes. */
const CLOSED_REPOSITORY = /^[^']*(?:\barchived\b|access blocked)/i;

/** @returns the host's own words to what it has refused, by either of its interfaces */
export function hostWords(answer: unknown): string {
  const words = valueAt(answer, ['message']) ?? valueAt(answer, ['errors', 0, 'message']);
  return typeof words === 'string' ? words : '';
}

const MUTATION = 'createCommitOnBranch';

/** @param body what is sent with a request */
export const isCommit = (body: unknown): boolean => typeof body === 'string' && body.includes(MUTATION);

/** What GraphQL calls too many questions in an hour, by its older and its newer name. */
const RATE_LIMIT_TYPES: readonly unknown[] = ['RATE_LIMITED', 'RATE_LIMIT'];

interface GraphqlError {
  type?: unknown;
  message?: unknown;
  path?: unknown;
}

/**
 * What the errors of a GraphQL answer mean. Errors about anything but the commit and the repository are left to the
 * editor's own messages.
 */
function graphqlFailure(errors: readonly GraphqlError[]): HostFailure | undefined {
  if (errors.some(({ type }) => RATE_LIMIT_TYPES.includes(type))) return 'limited';
  const aboutCommit = errors.filter(({ path }) => Array.isArray(path) && path[0] === MUTATION);
  const types = aboutCommit.map(({ type }) => type);
  if (types.includes('STALE_DATA')) return 'overtaken';
  if (aboutCommit.some(({ message }) => CLOSED_REPOSITORY.test(String(message)))) return 'refused';
  if (types.includes('FORBIDDEN')) return 'read-only';
  if (aboutCommit.some(({ message }) => DELETED.test(String(message)))) return 'deleted';
  const ofBranch = aboutCommit.map(({ message }) => branchFailureOf(String(message))).find(Boolean);
  if (ofBranch) return ofBranch;
  return errors.some(({ type, path }) => type === 'NOT_FOUND' && Array.isArray(path) && path.length === 1)
    ? 'gone'
    : undefined;
}

/**
 * @param status of an answer of the host
 * @param answer its text, read as JSON; undefined when it is none
 * @param commits whether it answers a commit
 * @returns nothing when all is well
 */
export function hostFailureOf(status: number, answer: unknown, commits = false): HostFailure | undefined {
  const message = String(valueAt(answer, ['message']));
  if (status === 401) return 'expired';
  if (status === 429 || (status === 403 && /rate limit/i.test(message))) return 'limited';
  if (status === 403 && CLOSED_REPOSITORY.test(message)) return 'refused';
  if (status === 404 && branchFailureOf(message) === 'no-branch') return 'no-branch';
  if (status === 403 || status === 404) return 'gone';
  if (status >= 500) return commits ? 'broken-save' : 'down';
  if (commits && status === 200 && answer === undefined) return 'broken-save';
  const errors = valueAt(answer, ['errors']);
  return Array.isArray(errors) ? graphqlFailure(errors as GraphqlError[]) : undefined;
}
