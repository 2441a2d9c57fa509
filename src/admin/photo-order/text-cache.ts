/** The texts of the repository's files by their hashes, each asked for once: what a hash stands for never changes. */
import type { RepositoryClient, Snapshot } from '../repository/client.ts';

export class TextCache {
  readonly #client: Pick<RepositoryClient, 'texts'>;
  readonly #texts = new Map<string, string>();

  constructor(client: Pick<RepositoryClient, 'texts'>) {
    this.#client = client;
  }

  /** Reads the texts of files that are not known yet. @throws RepositoryError */
  async read(paths: readonly string[], files: Snapshot['files']): Promise<void> {
    const shas = paths.map((path) => files.get(path)).filter((sha): sha is string => sha !== undefined);
    const missing = shas.filter((sha) => !this.#texts.has(sha));
    if (missing.length > 0) for (const [sha, text] of await this.#client.texts(missing)) this.#texts.set(sha, text);
  }

  /** @returns the text of a file that has been read; otherwise an empty one */
  readonly of = (sha: string): string => this.#texts.get(sha) ?? '';
}
