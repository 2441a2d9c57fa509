/**
 * The cache of encoded pictures. Astro writes it in place, so a build that was killed may leave half a picture in it,
 * and the next build would publish that half.
 */
import { statSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { IMAGE_CACHE } from '../../integrations/astro-cache.ts';
import { fileSize, modifiedAt, REACHES_DISK } from '../files/read.ts';
import { DECODE_CONCURRENCY } from '../pictures/concurrency.ts';
import { SITE_PICTURES } from './last-pictures.ts';
import { SHARE_PICTURE_CACHE } from '../../src/images/share-picture-cache.ts';
import { isComplete } from '../../src/shared/complete-picture.ts';
import { variantOf } from '../../src/shared/encoded-picture-name.ts';
import { fileTypeOf } from '../../src/shared/file-type.ts';
import { PICTURE_NAME } from '../../src/shared/path.ts';

/** Milliseconds by which the time of a file may lie before the clock's: file systems round it, some to two seconds. */
const ROUNDING = 2000;

/** Milliseconds for which an encoded picture is kept that no page shows. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

/** The names of the pictures that lie in a folder; none where there is no folder. */
const picturesIn = async (folder: string) =>
  (await readdir(folder).catch((): string[] => [])).filter((name) => PICTURE_NAME.test(name));

/**
 * Removes an encoded picture from the cache under every name that it has there: its photo may have had another name, by
 * which the next build would find the picture again.
 */
export async function forgetPicture(root: string, name: string): Promise<void> {
  const folder = join(root, IMAGE_CACHE);
  const variant = variantOf(name);
  const names = variant === undefined ? [] : (await picturesIn(folder)).filter((other) => other.endsWith(variant));
  for (const each of new Set([name, ...names])) await rm(join(folder, each), { force: true });
}

/** Removes the pictures that were written after `since` (milliseconds since 1970) and are not whole. */
export async function removeDamagedPictures(root: string, since: number): Promise<void> {
  const folder = join(root, IMAGE_CACHE);
  const names = await picturesIn(folder);
  const times = new Map<string, number>();
  for (const name of names) {
    const { mtimeMs } = await stat(join(folder, name));
    if (mtimeMs >= since - ROUNDING) times.set(join(folder, name), mtimeMs);
  }
  const end = Math.max(...times.values());
  const look = async ([path, time]: [string, number]) => {
    try {
      const bytes = await readFile(path);
      const kind = await fileTypeOf(bytes);
      if (kind === 'empty' || kind === 'unknown' || !isComplete(kind, bytes)) throw new Error('It is not whole');
      // Of the thousands that were on the disk when the last one was written it is enough that their ends are there.
      if (time >= end - REACHES_DISK) await sharp(bytes, { failOn: 'warning' }).raw().toBuffer();
    } catch {
      await rm(path);
    }
  };
  await pMap(times, look, { concurrency: DECODE_CONCURRENCY });
}

/**
 * Removes from the cache what is not as large as the picture of the same name in `site`, a finished build: a disk that
 * was full for a moment can cut the one short and not the other.
 * @param same the names of those that are known to be one file with it
 */
export async function removeIncompletePictures(
  root: string,
  site: string,
  same: ReadonlySet<string> = new Set(),
): Promise<void> {
  const folder = join(root, IMAGE_CACHE);
  const names = await picturesIn(folder);
  for (const name of names) {
    if (same.has(name)) continue;
    const published = statSync(join(site, SITE_PICTURES, name), { throwIfNoEntry: false });
    // What has two names is one file.
    if (!published || published.nlink > 1) continue;
    if (published.size !== fileSize(join(folder, name))) await forgetPicture(root, name);
  }
}

/**
 * Removes from the cache what `site`, a finished build, does not publish and what was encoded long before `now`
 * (milliseconds since 1970): photos that were taken down, and what other settings have made. What is younger stays: a
 * photo that comes back, or another branch, has it at hand. Of the share pictures it removes what no build has used for
 * as long.
 */
export async function removeUnusedPictures(root: string, site: string, now = Date.now()): Promise<void> {
  const published = new Set(await readdir(join(site, SITE_PICTURES)).catch((): string[] => []));
  for (const folder of [IMAGE_CACHE, SHARE_PICTURE_CACHE].map((path) => join(root, path)))
    for (const name of await picturesIn(folder))
      if (!published.has(name) && now - modifiedAt(join(folder, name)) > KEPT) await rm(join(folder, name));
}
