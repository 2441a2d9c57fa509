/** The site as it lies in the repository, as far as the questions need it, and the one commit of the answers. */
import { commitOnTop } from '../repository/commit-on-top.ts';
import { mayNamePictures } from '../content-folders.ts';
import type { RepositoryClient, Snapshot } from '../repository/client.ts';
import { changesOf, COURSE, listPath, STUDIO, type SetupAnswers, type SetupStep, type Texts } from './answers.ts';
import { LEFT_OUT_FILE } from './languages.ts';
import { SAMPLE_LISTS } from './sample-lists.ts';

const MESSAGE = 'Make the site the studio’s own';

export interface Site {
  files: ReadonlyMap<string, string>;
  texts: Texts;
}

async function read(client: RepositoryClient, { files }: Snapshot, paths: readonly string[]): Promise<Site> {
  const there = paths.flatMap((path) => {
    const sha = files.get(path);
    return sha === undefined ? [] : [[path, sha] as const];
  });
  const texts = await client.texts(there.map(([, sha]) => sha));
  return {
    files,
    texts: new Map(
      there.flatMap(([path, sha]) => {
        const text = texts.get(sha);
        return text === undefined ? [] : [[path, text] as const];
      }),
    ),
  };
}

/** What the questions show. @throws RepositoryError */
export const readSite = async (client: RepositoryClient): Promise<Site> =>
  read(client, await client.snapshot(), [STUDIO, COURSE, LEFT_OUT_FILE, ...SAMPLE_LISTS.map(listPath)]);

/**
 * Makes of the branch, as it is at this moment, what the answers say, in one commit.
 * @returns the site afterwards, and whether there was anything to change; throws RepositoryError
 */
export async function saveAnswers(
  client: RepositoryClient,
  steps: readonly SetupStep[],
  answers: SetupAnswers,
): Promise<{ site: Site; isChanged: boolean }> {
  let site: Site = { files: new Map(), texts: new Map() };
  const { commit } = await commitOnTop(client, MESSAGE, async (branch) => {
    const before = await read(client, branch, [LEFT_OUT_FILE, ...[...branch.files.keys()].filter(mayNamePictures)]);
    const changes = changesOf(before.texts, steps, answers);
    const [files, texts] = [new Map(before.files), new Map(before.texts)];
    for (const [path, text] of changes) {
      if (text === undefined) files.delete(path);
      else texts.set(path, text);
    }
    site = { files, texts };
    return changes;
  });
  return { site, isChanged: commit !== undefined };
}
