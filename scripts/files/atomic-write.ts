/**
 * Files that are either there in full or not at all. Every write goes to a `.part` file first, is
 * flushed to the disk and only then gets its name, so that a power cut never leaves half a photo
 * under a name that the site uses.
 */
import { constants } from 'node:fs';
import { copyFile, lstat, mkdir, open, readFile, rename, rm, unlink } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { isCode } from './error-code.ts';
import { exists } from './exists.ts';
import { sha256 } from './hash.ts';

/** What an unfinished file ends in; nothing else in the project does, and git ignores it. */
export const PART = '.part';

/** Flushes what the disk still holds back; folders cannot be opened on every system, which is no harm. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Bytes of a name that leave room for what `partOf` adds: no disk takes more than 255. */
const LONGEST_NAME = 240;

/** The `.part` file beside `path` in which its next content waits. */
function partOf(path: string): string {
  const name = basename(path);
  return join(dirname(path), `.${Buffer.byteLength(name) > LONGEST_NAME ? sha256(Buffer.from(name)) : name}${PART}`);
}

/** Writes `data` to `path` in one step; an older file of that name stays whole until then. */
export async function writeWhole(path: string, data: string | Uint8Array): Promise<void> {
  const part = partOf(path);
  try {
    const handle = await open(part, 'w');
    try {
      await handle.writeFile(data);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, path);
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
async function shelf(from: string, folder: string): Promise<{ path: string; held: boolean }> {
  const extension = extname(from);
  const stem = basename(from, extension);
  for (let copy = 1; ; copy += 1) {
    const path = join(folder, copy === 1 ? `${stem}${extension}` : `${stem} (${copy})${extension}`);
    if (!(await exists(path))) return { path, held: false };
    if (await sameBytes(from, path)) return { path, held: true };
  }
}

/** Copies `from` into `folder` under a name of its own, whole and flushed; gives the path that holds it. */
export async function keepCopy(from: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const { path, held } = await shelf(from, folder);
  if (held) return path;
  const part = partOf(path);
  try {
    await copyFile(from, part, constants.COPYFILE_FICLONE);
    await flush(part);
    await rename(part, path);
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
export async function putAway(from: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const { path, held } = await shelf(from, folder);
  if (!held) {
    try {
      await rename(from, path);
      await flush(folder);
      return path;
    } catch (error) {
      if (!isCode(error, 'EXDEV')) throw error;
      await keepCopy(from, folder);
    }
  }
  await unlink(from);
  return path;
}
