/**
 * The pictures of the last site, most of which are the next one's: to link ten thousand of them to the cache, and to
 * remove as many, takes a build as long as to render their pages. Losing what is kept costs time, nothing else.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { IMAGE_CACHE } from '../../integrations/astro-cache.ts';
import { attempt } from '../files/attempt.ts';

/** The folder of a site's pictures. Astro puts it into every site, and nothing else has it. */
export const SITE_PICTURES = '_astro';
/** Where they wait for the next build, from the project's folder. */
const LAST_PICTURES = join('.cache', 'last-pictures');

const QUIETLY = { throwIfNoEntry: false } as const;

/** Whether two paths are names of one file. */
function areOneFile(path: string, other: string): boolean {
  const a = statSync(path, QUIETLY);
  const b = statSync(other, QUIETLY);
  if (!a || a.ino !== b?.ino) return false;
  // The number of a file on Windows can be longer than a number here: the rest tells such files apart.
  return a.dev === b.dev && a.size === b.size && a.mtimeMs === b.mtimeMs;
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

/** Keeps the pictures of `site`, which is about to be removed, for the next build of the project in `root`. */
export function keepPictures(root: string, site: string): void {
  const kept = join(root, LAST_PICTURES);
  attempt(() => {
    remove(kept);
    renameSync(join(site, SITE_PICTURES), kept);
  });
}

/**
 * Leaves of what is kept only what lies in the cache of encoded pictures, under the same name and as the same file:
 * what was taken from the cache, because it was damaged, must not come back.
 * @returns the names of what is left
 */
export function removeUncachedPictures(root: string): ReadonlySet<string> {
  const kept = join(root, LAST_PICTURES);
  const cache = join(root, IMAGE_CACHE);
  const left = new Set<string>();
  try {
    for (const name of readdirSync(kept)) {
      const path = `${kept}${sep}${name}`;
      if (areOneFile(path, `${cache}${sep}${name}`)) left.add(name);
      else remove(path);
    }
    return left;
  } catch {
    attempt(() => remove(kept));
    return new Set();
  }
}

/** Puts what is left of them into `site`, where nothing stands yet. @returns whether it lies there now */
export function reusePictures(root: string, site: string): boolean {
  const kept = join(root, LAST_PICTURES);
  try {
    mkdirSync(site, { recursive: true });
    renameSync(kept, join(site, SITE_PICTURES));
    return true;
  } catch {
    return false;
  }
}
