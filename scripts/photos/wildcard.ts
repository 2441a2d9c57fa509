/** `*.jpg` and `IMG_20??.*`: names with wildcards, which Windows hands to a program as they are typed. */
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { naturalOrder } from '../../src/shared/natural-order.ts';

const WILD = /[*?]/;

/** True for a name that fits the pattern; capitals do not count, as on the systems that leave patterns to programs. */
export function matchesWildcard(pattern: string, name: string): boolean {
  const source = RegExp.escape(pattern).replaceAll('\\*', '.*').replaceAll('\\?', '.');
  return new RegExp(`^${source}$`, 'isu').test(name) && (pattern.startsWith('.') || !name.startsWith('.'));
}

/**
 * The files that a path means: itself when there is such a file or it has no wildcard, else all that fit, in order.
 * Wildcards may stand in folders' names too. A pattern that nothing fits comes back as it is.
 */
export async function expandWildcard(path: string): Promise<string[]> {
  if (!WILD.test(path) || (await stat(path).catch(() => undefined))) return [path];
  const folder = dirname(path);
  const folders = folder === path ? [] : WILD.test(folder) ? await expandWildcard(folder) : [folder];
  const found = await Promise.all(
    folders.map(async (place) => {
      const names = await readdir(place).catch((): string[] => []);
      return names.filter((name) => matchesWildcard(basename(path), name)).map((name) => join(place, name));
    }),
  );
  const paths = found.flat().sort(naturalOrder);
  return paths.length > 0 ? paths : [path];
}
