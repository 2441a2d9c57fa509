/**
 * Which files lie in a folder of the repository at this moment, as the editor is signed in: on GitHub or on this
 * computer.
 */
import { basename, dirname } from '../../shared/path.ts';
import { repositoryClient, type RepositoryClient } from '../repository/client.ts';
import type { ResolvedRepository } from '../repository/config.ts';
import { signedIn, storedToken } from '../sign-in/session.ts';
import { listedFiles, localRoot } from './editor-storage.ts';

export interface FolderFile {
  name: string;
  /** The hash by which git knows the file's content; of a file on this computer, none. */
  sha?: string | undefined;
  /** Reads the file's bytes. */
  read: () => Promise<Blob>;
}

export interface FolderReader {
  /** The files directly in `folder`. Throws when the repository cannot be asked. */
  filesIn: (folder: string) => Promise<FolderFile[]>;
}

export interface ExpectedFile {
  name: string;
  /** The hash of its content, where that matters and is known. */
  sha?: string | undefined;
}

/** Whether a file is the one that is expected. What is known by no content counts by its name. */
export const isExpected = (file: ExpectedFile, expected: ExpectedFile): boolean =>
  file.name === expected.name && (file.sha === undefined || expected.sha === undefined || file.sha === expected.sha);

export interface MissingFileReader {
  /**
   * The files directly in `folder` when one of the `expected` is surely not there: the editor has not listed it, and
   * the repository does not have it. Undefined when all are there, and while the repository cannot be asked.
   */
  filesIfMissing: (folder: string, expected: readonly ExpectedFile[]) => Promise<FolderFile[] | undefined>;
}

/** Those of the files that lie directly in `folder`. */
const filesAmong = (files: readonly (Omit<FolderFile, 'name'> & { path: string })[], folder: string): FolderFile[] =>
  files.filter(({ path }) => dirname(path) === folder).map(({ path, ...file }) => ({ name: basename(path), ...file }));

async function githubFiles(client: RepositoryClient, folder: string): Promise<FolderFile[]> {
  if (!storedToken()) throw new Error('Nobody is signed in');
  const { files } = await client.snapshot();
  return filesAmong(
    [...files].map(([path, sha]) => ({ path, sha, read: () => client.blob(sha) })),
    folder,
  );
}

/** What the editor itself has listed when it last had an answer. */
async function listedIn(repository: ResolvedRepository, folder: string): Promise<FolderFile[]> {
  const files = await listedFiles(repository.repo);
  const unread = () => Promise.reject(new Error('The repository cannot be asked'));
  return filesAmong(
    files.map((file) => ({ ...file, read: unread })),
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

/** While the repository does not answer, the files in a folder are those that the editor has listed. */
export function createFolderReader(repository: ResolvedRepository): FolderReader & MissingFileReader {
  const client = repositoryClient(repository, storedToken);
  const isLocal = () => signedIn().backendName === 'local';
  return {
    filesIn: (folder) =>
      isLocal()
        ? localFiles(repository, folder)
        : githubFiles(client, folder).catch(() => listedIn(repository, folder)),
    async filesIfMissing(folder, expected) {
      const hasAll = (files: readonly FolderFile[]) =>
        expected.every((one) => files.some((file) => isExpected(file, one)));
      try {
        // The editor lists anew before it saves: mostly that spares the request.
        if (!isLocal() && hasAll(await listedIn(repository, folder).catch(() => []))) return undefined;
        const files = await (isLocal() ? localFiles(repository, folder) : githubFiles(client, folder));
        return hasAll(files) ? undefined : files;
      } catch {
        return undefined;
      }
    },
  };
}
