/** Which files lie in a folder of the repository at this moment, as the editor is signed in: on GitHub or on this computer. */

/** Where the editor saves; the same values as in its configuration. */
export interface RepositoryPlace {
  /** `owner/name` */
  repo: string;
  branch: string;
  /** Address of the API without a slash at its end. */
  apiRoot: string;
}

export interface RepositoryFile {
  name: string;
  /** Reads the file's bytes. */
  read: () => Promise<Blob>;
}

export interface Repository {
  /** The files directly in `folder`. Throws when the repository cannot be asked. */
  filesIn: (folder: string) => Promise<RepositoryFile[]>;
}

/** Where Sveltia CMS keeps who is signed in, and under which name the folder on this computer. */
const USER = 'sveltia-cms.user';
const HANDLES = 'file-system-handles';
const ROOT_HANDLE = 'root_dir_handle';

interface TreeItem {
  path: string;
  type: string;
  sha: string;
}

const isTree = (answer: unknown): answer is { tree: TreeItem[]; truncated?: boolean } =>
  typeof answer === 'object' && answer !== null && 'tree' in answer && Array.isArray(answer.tree);

/** Who is signed in; empty when nobody is, or when the browser keeps nothing. */
function signedIn(): { token?: string; backendName?: string } {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(USER) ?? '{}');
    return typeof user === 'object' && user !== null ? user : {};
  } catch {
    return {};
  }
}

async function ask(place: RepositoryPlace, path: string, accept: string): Promise<Response> {
  const { token } = signedIn();
  if (!token) throw new Error('Nobody is signed in');
  const response = await fetch(`${place.apiRoot}/repos/${place.repo}/git/${path}`, {
    headers: { Authorization: `token ${token}`, Accept: accept },
    // GitHub allows a minute's keeping, in which another phone may have hung a photo; an unchanged list costs nothing.
    cache: 'no-cache',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw new Error(`The repository answered ${response.status}`);
  return response;
}

async function githubFiles(place: RepositoryPlace, folder: string): Promise<RepositoryFile[]> {
  const tree = `trees/${encodeURIComponent(place.branch)}?recursive=1`;
  const answer: unknown = await (await ask(place, tree, 'application/vnd.github+json')).json();
  if (!isTree(answer) || answer.truncated) throw new Error('The repository’s list is not whole');
  return answer.tree
    .filter(({ path, type }) => type === 'blob' && path.slice(0, path.lastIndexOf('/')) === folder)
    .map(({ path, sha }) => ({
      name: path.slice(path.lastIndexOf('/') + 1),
      read: async () => (await ask(place, `blobs/${sha}`, 'application/vnd.github.raw+json')).blob(),
    }));
}

const answerOf = <Answer>(request: IDBRequest<Answer>) =>
  new Promise<Answer>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser’s storage did not answer'));
  });

/** The project's folder that was opened in the editor. */
async function localRoot({ repo }: RepositoryPlace): Promise<FileSystemDirectoryHandle> {
  const opening = indexedDB.open(`github:${repo}`);
  // A storage that does not exist yet must not be made here, without the editor's own parts.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const database = await answerOf(opening);
  try {
    const handle: unknown = await answerOf(database.transaction(HANDLES).objectStore(HANDLES).get(ROOT_HANDLE));
    if (!(handle instanceof FileSystemDirectoryHandle)) throw new Error('No folder is open');
    return handle;
  } finally {
    database.close();
  }
}

async function localFiles(place: RepositoryPlace, folder: string): Promise<RepositoryFile[]> {
  let at = await localRoot(place);
  for (const part of folder.split('/')) at = await at.getDirectoryHandle(part);
  const files: RepositoryFile[] = [];
  for await (const handle of at.values()) {
    if (handle instanceof FileSystemFileHandle) files.push({ name: handle.name, read: () => handle.getFile() });
  }
  return files;
}

/** The repository at `place`. */
export const repositoryAt = (place: RepositoryPlace): Repository => ({
  filesIn: (folder) => (signedIn().backendName === 'local' ? localFiles(place, folder) : githubFiles(place, folder)),
});
