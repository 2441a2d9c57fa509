/**
 * Which files lie in a folder of the repository at this moment, as the editor is signed in: on GitHub or on this
 * computer.
 */
import type { ResolvedRepository } from '../repository/config.ts';
import { signedIn } from '../sign-in/session.ts';
import { listedPaths, localRoot } from './editor-storage.ts';

export interface FolderFile {
  name: string;
  /** Reads the file's bytes. */
  read: () => Promise<Blob>;
}

export interface FolderReader {
  /** The files directly in `folder`. Throws when the repository cannot be asked. */
  filesIn: (folder: string) => Promise<FolderFile[]>;
}

interface TreeItem {
  path: string;
  type: string;
  sha: string;
}

const isTree = (answer: unknown): answer is { tree: TreeItem[]; truncated?: boolean } =>
  typeof answer === 'object' && answer !== null && 'tree' in answer && Array.isArray(answer.tree);

async function ask(repository: ResolvedRepository, path: string, accept: string): Promise<Response> {
  const { token } = signedIn();
  if (!token) throw new Error('Nobody is signed in');
  const response = await fetch(`${repository.apiRoot}/repos/${repository.repo}/git/${path}`, {
    headers: { Authorization: `token ${token}`, Accept: accept },
    // GitHub allows a minute's keeping, in which another phone may have hung a photo; an unchanged list costs nothing.
    cache: 'no-cache',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw new Error(`The repository answered ${response.status}`);
  return response;
}

/** Those of the files that lie directly in `folder`. */
const filesAmong = (files: readonly { path: string; read: () => Promise<Blob> }[], folder: string): FolderFile[] =>
  files
    .filter(({ path }) => path.slice(0, path.lastIndexOf('/')) === folder)
    .map(({ path, read }) => ({ name: path.slice(path.lastIndexOf('/') + 1), read }));

async function githubFiles(repository: ResolvedRepository, folder: string): Promise<FolderFile[]> {
  const tree = `trees/${encodeURIComponent(repository.branch)}?recursive=1`;
  const answer: unknown = await (await ask(repository, tree, 'application/vnd.github+json')).json();
  if (!isTree(answer) || answer.truncated) throw new Error('The repository’s list is not whole');
  return filesAmong(
    answer.tree
      .filter(({ type }) => type === 'blob')
      .map(({ path, sha }) => ({
        path,
        read: async () => (await ask(repository, `blobs/${sha}`, 'application/vnd.github.raw+json')).blob(),
      })),
    folder,
  );
}

/** What the editor itself has listed when it last had an answer. */
async function listedFiles(repository: ResolvedRepository, folder: string): Promise<FolderFile[]> {
  const paths = await listedPaths(repository.repo);
  const unread = () => Promise.reject(new Error('The repository cannot be asked'));
  return filesAmong(
    paths.map((path) => ({ path, read: unread })),
    folder,
  );
}

async function localFiles(repository: ResolvedRepository, folder: string): Promise<FolderFile[]> {
  let at = await localRoot(repository.repo);
  for (const part of folder.split('/')) at = await at.getDirectoryHandle(part);
  const files: FolderFile[] = [];
  for await (const handle of at.values()) {
    if (handle instanceof FileSystemFileHandle) files.push({ name: handle.name, read: () => handle.getFile() });
  }
  return files;
}

/** While the repository does not answer, the reader gives what the editor has listed. */
export const createFolderReader = (repository: ResolvedRepository): FolderReader => ({
  filesIn: (folder) =>
    signedIn().backendName === 'local'
      ? localFiles(repository, folder)
      : githubFiles(repository, folder).catch(() => listedFiles(repository, folder)),
});
