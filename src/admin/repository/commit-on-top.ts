/** A commit onto whatever the branch is at that moment: when somebody else was a moment faster, it is made anew. */
import type { Changes, RepositoryClient, Snapshot } from './client.ts';
import { RepositoryError } from './error.ts';

/** Times that other commits may come first before the owner is told. */
const TRIES = 3;

/** What landed: the hash of its commit, undefined when there was nothing to commit. */
export interface CommitResult {
  commit: string | undefined;
  onto: Snapshot;
}

/**
 * @param message says what changes; made of what `changesOn` has found
 * @param changesOn gives what shall be changed in the branch as it is now; nothing to change is no commit
 * @throws RepositoryError
 */
export async function commitOnTop(
  client: Pick<RepositoryClient, 'snapshot' | 'commit'>,
  message: string | (() => string),
  changesOn: (branch: Snapshot) => Changes | Promise<Changes>,
): Promise<CommitResult> {
  for (let left = TRIES - 1; ; left -= 1) {
    const onto = await client.snapshot();
    const changes = await changesOn(onto);
    if (changes.size === 0) return { commit: undefined, onto };
    try {
      return { commit: await client.commit(changes, typeof message === 'string' ? message : message(), onto), onto };
    } catch (error) {
      if (left === 0 || !(error instanceof RepositoryError && error.failure === 'overtaken')) throw error;
    }
  }
}
