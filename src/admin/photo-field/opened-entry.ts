/** An entry that was opened and is about to be saved, while another phone or tab has changed its gallery. */
import { takenNumbers, numberOf } from '../../shared/photo-name.ts';
import { basename, dirname, isEntryName, resolvePath } from '../../shared/path.ts';
import { GALLERIES } from '../content-folders.ts';
import type { Fields } from '../entry-file/data.ts';
import { isExpected, type MissingFileReader } from './folder-reader.ts';
import type { ShownPicture } from './shown-pictures.ts';

/** An entry as the editor is about to save it. */
export interface OpenedEntry {
  /** Of its file, from the project's folder. */
  path: string;
  /** Whether it was never saved before. */
  newRecord?: boolean;
  data: Fields;
}

/**
 * Whether a photo's entry would come back without its picture, or beside another of its number, or its words beside
 * another picture: it was taken down or replaced, or the order of the gallery has given its files other names. A fault
 * that is in the repository already is none of this save, and what cannot be told is no reason to refuse.
 * @param bringsPicture whether its picture is saved together with it
 * @param shown the pictures as they were when the entry was opened
 */
export async function isMovedOrRemoved(
  { path, newRecord = false, data }: OpenedEntry,
  bringsPicture: boolean,
  reader: MissingFileReader,
  shown: readonly ShownPicture[],
): Promise<boolean> {
  const folder = dirname(path);
  const { image } = data;
  if (newRecord || dirname(folder) !== GALLERIES || typeof image !== 'string') return false;
  const picture = resolvePath(folder, image);
  const looksAt = !bringsPicture && dirname(picture) === folder;
  const [entryName, pictureName] = [basename(path), basename(picture)];
  const seen = { name: pictureName, sha: shown.find((each) => each.path === picture)?.sha };
  const files = await reader.filesIfMissing(folder, [{ name: entryName }, ...(looksAt ? [seen] : [])]);
  if (!files) return false;
  const names = files.map(({ name }) => name);
  const found = files.find(({ name }) => name === pictureName);
  if (looksAt && found && !isExpected(found, seen)) return true;
  const isLost = looksAt && !found;
  const own = files.find(({ name }) => name === entryName);
  if (!own) return isLost || takenNumbers(names.filter(isEntryName)).has(numberOf(entryName) ?? NaN);
  if (!isLost) return false;
  const text = await own.read().then(
    (file) => file.text(),
    () => pictureName,
  );
  return !text.includes(pictureName);
}
