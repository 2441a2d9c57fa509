/** What Sveltia CMS keeps in the browser: the folder that is open, and what it has read. */
import { valueAt } from '../../shared/value-at.ts';
import { answerOf } from '../indexed-db.ts';

/** Where it keeps the folder on this computer, and under which name. */
const HANDLES = 'file-system-handles';
const ROOT_HANDLE = 'root_dir_handle';
/** The store in which it keeps what it has read, by path. */
const LISTED = 'file-cache';

/** Asks a store of the editor's own storage. Throws when there is none. */
async function editorStore<Answer>(
  repo: string,
  store: string,
  question: (from: IDBObjectStore) => Promise<Answer>,
): Promise<Answer> {
  const opening = indexedDB.open(`github:${repo}`);
  // A storage that does not exist yet must not be made here, without the editor's own parts.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const database = await answerOf(opening);
  try {
    return await question(database.transaction(store).objectStore(store));
  } finally {
    database.close();
  }
}

/** The project's folder that was opened in the editor. */
export async function localRoot(repo: string): Promise<FileSystemDirectoryHandle> {
  const handle: unknown = await editorStore(repo, HANDLES, (store) => answerOf<unknown>(store.get(ROOT_HANDLE)));
  if (!(handle instanceof FileSystemDirectoryHandle)) throw new Error('No folder is open');
  return handle;
}

/** A file of the repository as the editor has last read it. */
export interface ListedFile {
  path: string;
  /** The hash by which git knows its content. */
  sha: string | undefined;
}

/** The repository's files as the editor has last read them. */
export async function listedFiles(repo: string): Promise<ListedFile[]> {
  const [paths, values] = await editorStore(repo, LISTED, (store) =>
    Promise.all([answerOf(store.getAllKeys()), answerOf<unknown[]>(store.getAll())]),
  );
  return paths.flatMap((path, at) => {
    const sha = valueAt(values[at], ['sha']);
    return typeof path === 'string' ? [{ path, sha: typeof sha === 'string' ? sha : undefined }] : [];
  });
}
