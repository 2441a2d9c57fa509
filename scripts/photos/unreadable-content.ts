/**
 * What keeps the owner's files from being read as a whole. Where an entry cannot be read, its picture looks like a new
 * photo: nothing may be moved before all that hangs is known.
 */
import { constants } from 'node:fs';
import { access, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../files/error-code.ts';
import { exists } from '../files/exists.ts';
import { isLink } from '../files/is-link.ts';
import { noneIfMissing } from '../files/none-if-missing.ts';
import { CONTENT, GALLERIES } from '../files/project-folders.ts';
import { isEntryName } from '../../src/shared/path.ts';
import type { SkippedFile } from './new-photos.ts';

const NOT_ALLOWED = 'this computer does not allow it to be read. Change its permissions and run this again';
const LINKED_FOLDER =
  'it is a link to a folder elsewhere. Put the folder itself in its place, with the photos in it, and run this again';
const BROKEN_LINK =
  'it is only a link, and what it leads to is not there. Put the file itself in its place, or delete the link, ' +
  'and run this again';

/** Whether a folder may be listed and the files in it opened, or a text read: the reason if not. */
const unreadableReason = (path: string, mode: number): Promise<string | undefined> =>
  access(path, mode).then(
    () => undefined,
    (error: unknown) => {
      if (!hasCode(error, 'ENOENT', 'ELOOP')) return NOT_ALLOWED;
      // What is listed and is not there has a name that is no text, which gets another one.
      return isLink(path) ? BROKEN_LINK : undefined;
    },
  );

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** The folders below `folder` and the texts in them that cannot be read, in the order of the disk. */
async function unreadableBelow(root: string, folder: string): Promise<SkippedFile[]> {
  const items = await readdir(folder, { withFileTypes: true }).catch(noneIfMissing);
  // A link within a gallery is a file of it, and is left where it is like any other that is no photo.
  const holdsFolders = [join(root, CONTENT), join(root, GALLERIES)].includes(folder);
  const looked = items.map(async (item): Promise<SkippedFile[]> => {
    const path = join(folder, item.name);
    if (item.isDirectory()) return unreadableIn(root, path);
    if (holdsFolders && item.isSymbolicLink() && (await isFolder(path))) return [{ path, reason: LINKED_FOLDER }];
    const reason = isEntryName(path) ? await unreadableReason(path, constants.R_OK) : undefined;
    return reason === undefined ? [] : [{ path, reason }];
  });
  return (await Promise.all(looked)).flat();
}

async function unreadableIn(root: string, folder: string): Promise<SkippedFile[]> {
  const reason = await unreadableReason(folder, constants.R_OK | constants.X_OK);
  return reason === undefined ? unreadableBelow(root, folder) : [{ path: folder, reason }];
}

/** Every folder and text of src/content that cannot be read, and why; none when all of it can, or there is none. */
export async function unreadableContent(root: string): Promise<SkippedFile[]> {
  const folder = join(root, CONTENT);
  return (await exists(folder)) ? unreadableIn(root, folder) : [];
}
