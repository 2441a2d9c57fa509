/** The galleries' folders: which there are, and what lies in them. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { parseDocument } from 'yaml';
import { noneIfMissing } from '../files/none-if-missing.ts';
import { readEntry } from './entry.ts';
import type { Entry } from './entry.ts';
import { isEntryName } from '../../src/shared/path.ts';
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
/** What editors write beside the entry that is open, with its ending. */
const EDITOR_FILE = /^\.[_#]/;
/** True for a file of the computer's own, which may be published for all that it tells. */
export const isSystemFile = (name: string): boolean => SYSTEM_FILE.test(name) && !isEntryName(name);
/** An entry is never litter: one that begins with a dot has to be named, for the site does not read it. */
export const isIgnoredFile = (name: string) =>
  isSystemFile(name) || (HIDDEN_FILE.test(name) && (EDITOR_FILE.test(name) || !isEntryName(name)));

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
  return found
    .filter((item) => !item.isDirectory())
    .map((item) => join(item.parentPath, item.name))
    .filter((path) => !relative(folder, path).split(sep).some(isIgnoredFile))
    .sort(naturalOrder);
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
