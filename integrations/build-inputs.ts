/**
 * All that pages are made of besides the photos of the galleries, as one hash: the site's code and what it imports, the
 * other content, the settings, the day, and the program that writes the dates. A page that is kept from one build to
 * the next is kept no longer than this stays the same, so that nobody need know what a page is made of. It reads a
 * thousand files, in a fifth of the time that `sourceHash` would take to look for them.
 */
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GALLERIES, PUBLIC } from '../scripts/files/project-folders.ts';
import { readableBytes } from '../scripts/files/read.ts';
import { todayInIndia } from '../src/shared/calendar-date.ts';

/** From the project's folder. */
const FOLDERS = ['src', 'integrations', join('scripts', 'files'), PUBLIC];
/** The versions of the packages are in the second. */
const FILES = ['astro.config.mjs', 'package-lock.json'];

/** The files below a folder without the galleries', from the project's folder; none where there is no folder. */
function filesOf(root: string, folder: string): string[] {
  let entries;
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return path === GALLERIES ? [] : filesOf(root, path);
  });
}

/**
 * @param root the project's folder
 * @param settings the values of the settings that pages are made with
 * @param today in India: pages leave out what is over
 * @returns a hash in hexadecimal digits; another one each time where a file cannot be read, such as a linked folder
 */
export function buildInputsHash(root: string, settings: unknown, today = todayInIndia()): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, today, settings]));
  for (const path of [...FOLDERS.flatMap((folder) => filesOf(root, folder)), ...FILES].sort()) {
    hash.update(`\0${path}\0`);
    hash.update(readableBytes(join(root, path)) ?? randomUUID());
  }
  return hash.digest('hex');
}
