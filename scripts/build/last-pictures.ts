/**
 * The pictures of the last site, most of which are the next one's: to link ten thousand of them to the cache, and to
 * remove as many, takes a build as long as to render their pages. Losing what is kept costs time, nothing else.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGE_CACHE } from '../../integrations/astro-cache.ts';
import { attempt } from '../files/attempt.ts';

/** The folder of a site's pictures. Astro puts it into every site, and nothing else has it. */
export const SITE_PICTURES = '_astro';
/** Where they wait for the next build, from the project's folder. */
const LAST_PICTURES = join('.cache', 'last-pictures');

/** What names of one file have in common, and no two files; nothing where there is none. */
function fileAt(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  // The number of a file on Windows can be longer than a number here: the rest tells such files apart.
  return found && [found.dev, found.ino, found.size, found.mtimeMs].join('/');
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
 */
export function removeUncachedPictures(root: string): void {
  const kept = join(root, LAST_PICTURES);
  const cache = join(root, IMAGE_CACHE);
  try {
    for (const name of readdirSync(kept)) {
      const file = fileAt(join(cache, name));
      if (file === undefined || file !== fileAt(join(kept, name))) remove(join(kept, name));
    }
  } catch {
    attempt(() => remove(kept));
  }
}

/** Puts what is left of them into `site`, where nothing stands yet. */
export function reusePictures(root: string, site: string): void {
  const kept = join(root, LAST_PICTURES);
  attempt(() => {
    mkdirSync(site, { recursive: true });
    renameSync(kept, join(site, SITE_PICTURES));
  });
}
