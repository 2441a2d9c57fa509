/** Entries that the site does not read: `12-rose.yaml.txt` of an editor, `12-rose.YAML`, or one that lies too deep. */
import { lstat, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isEntryName } from '../../src/shared/path.ts';
import { pictureNames } from '../../src/shared/picture-references.ts';
import { NAMES_PICTURE } from './entry.ts';

/** What editors and computers add to the name of an entry. */
export const ADDED_ENDING = /\.(txt|text|rtf)$/i;
/** How a file begins that holds formatted text, whatever its name says. */
const FORMATTED = '{\\rtf';

/** The name by which the site reads an entry of this name: with an ending, in small letters, and none behind it. */
export const plainEntryName = (name: string): string =>
  name.includes('.')
    ? name.replace(ADDED_ENDING, '').replace(/[^.]*$/, (ending) => ending.toLowerCase())
    : `${name}.yaml`;

/** The text of the entry that a file is meant as; undefined where it has not the line of one. */
async function entryTextOf(path: string): Promise<string | undefined> {
  if (!isEntryName(plainEntryName(basename(path)))) return undefined;
  const text = await readFile(path, 'utf8').catch(() => '');
  return !text.includes('\0') && !text.startsWith(FORMATTED) && NAMES_PICTURE.test(text) ? text : undefined;
}

/** True for an entry that the site would read under its plain name. */
export async function isMisnamedEntry(path: string): Promise<boolean> {
  if (isEntryName(path) || (await entryTextOf(path)) === undefined) return false;
  return !(await lstat(path)).isSymbolicLink();
}

/** Where the pictures lie that an entry names which the site does not read; none for any other file. */
export async function unreadReferences(path: string): Promise<string[]> {
  const text = await entryTextOf(path);
  const names = text === undefined ? [] : pictureNames(plainEntryName(path), text);
  return names.map((name) => join(dirname(path), name));
}
