/** Watches the answers of the repository's host, and explains a failure in a sentence where the editor shows a code. */
import { answerTimeoutFor } from '../repository/answer-timeout.ts';
import { hostFailureOf, hostWords, isCommit, type HostFailure } from './failure.ts';

/** Shows a failure, and hides it when it no longer holds. */
export interface Announcer {
  /** @param answer the host's own words, where it has said any */
  show: (failure: HostFailure, answer?: string) => void;
  hide: () => void;
}

/** The JSON of an answer that somebody else will read; bytes of files are none. */
async function jsonOf(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  return response
    .clone()
    .json()
    .catch(() => undefined) as Promise<unknown>;
}

/**
 * @param api the origin of the host's API
 * @param fetch the page's own; it gets every request, and its answers are returned unchanged
 * @returns the fetch that the page is to use instead; it gives up a host that says nothing
 */
export function withFailureReports(
  api: string,
  fetch: typeof globalThis.fetch,
  { show, hide }: Announcer,
): typeof fetch {
  /** Whether the failure on show is a commit's. It stays until the next commit's answer, whatever is read meanwhile. */
  let ofCommit = false;
  const tell = (failure: HostFailure | undefined, commit: boolean, answer?: string) => {
    if (failure !== undefined) {
      // A read that fails after a failed commit fails for the same reason.
      if (ofCommit && !commit) return;
      ofCommit = commit;
      show(failure, answer);
    } else if (commit || !ofCommit) {
      ofCommit = false;
      hide();
    }
  };
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!URL.canParse(address) || new URL(address).origin !== api) return fetch(input, init);
    const commit = isCommit(init?.body);
    const limit = new AbortController();
    const timeout = answerTimeoutFor(typeof init?.body === 'string' ? init.body : undefined);
    const timer = setTimeout(() => limit.abort(), timeout);
    try {
      const response = await fetch(input, { ...init, signal: init?.signal ?? limit.signal });
      // What has begun to come may be long, and the line slow; the answer to a commit is a few words.
      if (!commit) clearTimeout(timer);
      const answer = await jsonOf(response);
      limit.signal.throwIfAborted();
      tell(hostFailureOf(response.status, answer, commit), commit, hostWords(answer));
      return response;
    } catch (error) {
      tell(commit ? 'broken-save' : 'broken-line', commit);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}
