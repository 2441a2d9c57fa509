/** The galleries' folders: which there are, and what lies in them. */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { filesBelow } from '../files/list-files.ts';
import { noneIfMissing } from '../files/none-if-missing.ts';
import { CONTENT, GALLERIES } from '../files/project-folders.ts';
import { isEntryName } from '../../src/shared/path.ts';
import { readEntry } from './entry.ts';
import type { Entry } from './entry.ts';

/** The file that gives each gallery its page's title; a gallery that is not in it has no page. */
const TITLES = join(CONTENT, 'en', 'galleries.yaml');

export interface Gallery {
  name: string;
  folder: string;
  /** Entries that the site reads: those directly in the folder. */
  entries: Entry[];
  /** Every other file, in folders within the folder too; links are files here and never followed. */
  others: string[];
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
