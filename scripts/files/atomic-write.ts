/**
 * Files that are either there in full or not at all. Every write goes to a `.part` file first, is
 * flushed to the disk and only then gets its name, so that a power cut never leaves half a photo
 * under a name that the site uses.
 */
import { constants } from 'node:fs';
import { copyFile, lstat, mkdir, open, readFile, rm, unlink } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { hasCode } from './error-code.ts';
import { exists } from './exists.ts';
import { sha256 } from './hash.ts';
import { renameWithRetry } from './rename-with-retry.ts';

/** What an unfinished file ends in; git ignores it. */
const PART_ENDING = '.part';

/** True for the name of a file that was cut short here; what browsers download begins with no dot. */
export const isPartialFile = (name: string) => name.startsWith('.') && name.endsWith(PART_ENDING);

/** Flushes what the disk still holds back; folders cannot be opened on every system, which is no harm. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Bytes of a name that leave room for what `partialPath` adds: no disk takes more than 255. */
const MAX_NAME_BYTES = 240;

/** The `.part` file beside `path` in which its next content waits. */
function partialPath(path: string): string {
  const name = basename(path);
  return join(
    dirname(path),
    `.${Buffer.byteLength(name) > MAX_NAME_BYTES ? sha256(Buffer.from(name)) : name}${PART_ENDING}`,
  );
}

/** Writes `data` to `path` in one step; until then an older file of that name stays as it was. */
export async function writeAtomic(path: string, data: string | Uint8Array): Promise<void> {
  const part = partialPath(path);
  try {
    const handle = await open(part, 'w');
    try {
      await handle.writeFile(data);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await renameWithRetry(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await flush(dirname(path));
}

async function sameBytes(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([lstat(one), lstat(other)]);
  return a.size === b.size && (await readFile(one)).equals(await readFile(other));
}

/** The first of `name.jpg`, `name (2).jpg`, `name (3).jpg` … in `folder` that is free or holds the same bytes. */
async function freeDestination(from: string, folder: string): Promise<{ path: string; isIdentical: boolean }> {
  const extension = extname(from);
  const stem = basename(from, extension);
  for (let copy = 1; ; copy += 1) {
    const path = join(folder, copy === 1 ? `${stem}${extension}` : `${stem} (${copy})${extension}`);
    if (!(await exists(path))) return { path, isIdentical: false };
    if (await sameBytes(from, path)) return { path, isIdentical: true };
  }
}

/** Copies `from` into `folder` under a name that is free; gives the path of the copy. */
export async function copyInto(from: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const { path, isIdentical } = await freeDestination(from, folder);
  if (isIdentical) return path;
  const part = partialPath(path);
  try {
    await copyFile(from, part, constants.COPYFILE_FICLONE);
    await flush(part);
    await renameWithRetry(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await flush(folder);
  return path;
}

/**
 * Moves `from` into `folder`, across disks too, and never over another file. When the folder already
 * holds the very same bytes under that name (an earlier run was cut short), only the second copy goes.
 */
export async function moveInto(from: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const { path, isIdentical } = await freeDestination(from, folder);
  if (!isIdentical) {
    try {
      await renameWithRetry(from, path);
      await flush(folder);
      return path;
    } catch (error) {
      if (!hasCode(error, 'EXDEV')) throw error;
      await copyInto(from, folder);
    }
  }
  await unlink(from);
  return path;
}
