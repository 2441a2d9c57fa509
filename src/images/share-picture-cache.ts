/** The share pictures, kept below .cache between builds: to draw and encode them takes seconds. Free of Astro. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { isComplete } from '../shared/complete-picture.ts';

/** From the project's folder, in which a build is started. A file is as old as the last build that used it. */
export const SHARE_PICTURE_CACHE = join('.cache', 'share');
/** Letters of the hash that a file is named by. */
const HASH_LENGTH = 24;

function hashOf(inputs: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions));
  for (const input of inputs) hash.update(`\0${input.length}\0`).update(input);
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

/** Writes the picture so that another process finds a whole file or none. */
async function keep(folder: string, path: string, jpeg: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = `${path}.${process.pid}.part`;
  await writeFile(unfinished, jpeg);
  await rename(unfinished, path);
}

/**
 * @param inputs all that the picture follows from, but for the version of the encoder
 * @param encode gives the JPEG; asked when it is not kept yet, or not whole
 * @returns the JPEG. Throws what `encode` throws; a cache that cannot be read or written is done without.
 */
export async function cachedJpeg(
  inputs: readonly (string | Uint8Array)[],
  encode: () => Promise<Buffer>,
  folder = SHARE_PICTURE_CACHE,
): Promise<Buffer> {
  const path = join(folder, `${hashOf(inputs)}.jpg`);
  const kept = await readFile(path).catch(() => undefined);
  if (kept && isComplete('jpeg', kept)) {
    const now = new Date();
    await utimes(path, now, now).catch(() => undefined);
    return kept;
  }
  const jpeg = await encode();
  await keep(folder, path, jpeg).catch(() => undefined);
  return jpeg;
}
