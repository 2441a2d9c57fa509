/** What Sveltia CMS keeps in the browser: the folder that is open, and what it has read. */
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
  question: (from: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const opening = indexedDB.open(`github:${repo}`);
  // A storage that does not exist yet must not be made here, without the editor's own parts.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const database = await answerOf(opening);
  try {
    return await answerOf(question(database.transaction(store).objectStore(store)));
  } finally {
    database.close();
  }
}

/** The project's folder that was opened in the editor. */
export async function localRoot(repo: string): Promise<FileSystemDirectoryHandle> {
  const handle: unknown = await editorStore(repo, HANDLES, (store): IDBRequest<unknown> => store.get(ROOT_HANDLE));
  if (!(handle instanceof FileSystemDirectoryHandle)) throw new Error('No folder is open');
  return handle;
}

/** The paths of the repository's files as the editor has last read them. */
export async function listedPaths(repo: string): Promise<string[]> {
  const paths = await editorStore(repo, LISTED, (store) => store.getAllKeys());
  return paths.filter((path) => typeof path === 'string');
}
