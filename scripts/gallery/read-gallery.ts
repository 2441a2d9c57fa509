/** The galleries' folders: which there are, and what lies in them. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { parseDocument } from 'yaml';
import { noneIfMissing } from '../files/none-if-missing.ts';
import { readEntry } from './entry.ts';
import type { Entry } from './entry.ts';
import { readableHeadOf } from '../files/file-head.ts';
import { fileTypeOf, PHOTO_FILE_TYPES } from '../../src/shared/file-type.ts';
import { isEntryName, PICTURE_NAME } from '../../src/shared/path.ts';
import { naturalOrder } from '../../src/shared/natural-order.ts';

/** Where the owner's files lie, from the project's folder. */
export const CONTENT = join('src', 'content');
/** Where the galleries lie, from the project's folder. */
export const GALLERIES = join(CONTENT, 'gallery');
/** Folders of src/content that hold pictures, not texts. */
export const PICTURE_FOLDERS: readonly string[] = ['gallery', 'pictures'];
/** Where the owner's own files are kept once photos are made of them, from the project's folder; git ignores it. */
export const ORIGINALS = 'originals';
/** The file that gives each gallery its page's title; a gallery that is not in it has no page. */
const TITLES = join(CONTENT, 'en', 'galleries.yaml');

/** What computers leave in folders by themselves, which tells nothing of a place: macOS, Windows. */
const SYSTEM_FILE = /^(\.DS_Store|\._.*|Thumbs\.db|ehthumbs\.db|desktop\.ini|Icon\r?)$/i;
/** Other files that nobody put there and nobody need hear of; a copy of a photo may be hidden so all the same. */
const HIDDEN_FILE = /^(\..*|.*\.part|.*\.aae|.*~)$/i;
/** What Android leaves of a photo that was deleted or has not wholly arrived. */
const PHONE_LEFTOVER = /^\.(trashed|pending)-/i;
/** What editors write beside the entry that is open, with its ending. */
const EDITOR_FILE = /^\.[_#]/;
/** True for the name of a file of the computer's own, which may be published for all that it tells. */
export const isSystemFile = (name: string): boolean => SYSTEM_FILE.test(name) && !isEntryName(name);
/** An entry or a photo is never litter: one that begins with a dot has to be named, for the site does not read it. */
export const isIgnoredFile = (name: string) =>
  isSystemFile(name) ||
  PHONE_LEFTOVER.test(name) ||
  (HIDDEN_FILE.test(name) && !PICTURE_NAME.test(name) && (EDITOR_FILE.test(name) || !isEntryName(name)));
/** True for a photo under a name that computers keep for files of their own. */
export const isPhotoNamedAsSystemFile = async (path: string): Promise<boolean> =>
  isSystemFile(basename(path)) && PHOTO_FILE_TYPES.has(await fileTypeOf(readableHeadOf(path) ?? Buffer.alloc(0)));

export interface Gallery {
  name: string;
  folder: string;
  /** Entries that the site reads: those directly in the folder. */
  entries: Entry[];
  /** Every other file, in folders within the folder too; links are files here and never followed. */
  others: string[];
}

/** 'portfolio, nail-art or studio' */
export const joinWithOr = (names: string[]) => names.join(', ').replace(/, ([^,]*)$/, ' or $1');

/** Every file below `folder` but litter, in order, as full paths. */
export async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths: string[] = [];
  for (const item of found) {
    const path = join(item.parentPath, item.name);
    if (item.isDirectory() || relative(folder, item.parentPath).split(sep).some(isIgnoredFile)) continue;
    if (!isIgnoredFile(item.name) || (await isPhotoNamedAsSystemFile(path))) paths.push(path);
  }
  return paths.sort(naturalOrder);
}

/** The galleries that have a page; the folders that exist when the titles cannot be read. */
export async function galleryNames(root: string): Promise<string[]> {
  const titles = await readFile(join(root, TITLES), 'utf8').catch(() => '');
  const document = parseDocument(titles);
  const keys: unknown = document.errors.length === 0 ? document.toJS() : undefined;
  if (keys && typeof keys === 'object' && !Array.isArray(keys)) return Object.keys(keys);
  const items = await readdir(join(root, GALLERIES), { withFileTypes: true }).catch(() => []);
  return items.filter((item) => item.isDirectory()).map((item) => item.name);
}

/** Reads the gallery `name`; empty when its folder does not exist yet. */
export async function readGallery(root: string, name: string): Promise<Gallery> {
  const folder = join(root, GALLERIES, name);
  const files = await filesBelow(folder).catch(noneIfMissing);
  const isEntry = (path: string) => isEntryName(path) && resolve(path, '..') === resolve(folder);
  return {
    name,
    folder,
    entries: await Promise.all(files.filter(isEntry).map(readEntry)),
    others: files.filter((path) => !isEntry(path)),
  };
}
