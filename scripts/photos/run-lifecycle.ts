/** What every run of the photo command does around its work: alone, after tidying up, and with a last look. */
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { acquireLock } from '../files/lock.ts';
import { isPartialFile } from '../files/atomic-write.ts';
import { CONTENT } from '../files/project-folders.ts';
import { galleryNames, readGallery } from '../gallery/read-gallery.ts';
import type { Gallery } from '../gallery/read-gallery.ts';
import { unreadableContent } from './unreadable-content.ts';
import { finishMoves } from './rename-transaction.ts';
import { findUnsafeFiles } from './find-unsafe-files.ts';
import { unreadableContentLines, unsafeFileLines } from './messages.ts';
import type { Say } from './messages.ts';

/** Removes what a run that was cut short had begun to write. */
async function removePartialFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names) if (isPartialFile(basename(name))) await rm(join(folder, name), { force: true });
}

/** Every gallery that has a page, as it lies on the disk now. */
export async function readGalleries(root: string): Promise<Gallery[]> {
  return Promise.all((await galleryNames(root)).map((name) => readGallery(root, name)));
}

/**
 * Runs `work` while no other run of the photo command does, and then names every file that still has private data in
 * it; `sanitizes` says that `work` tries to make such files safe. Gives true when `work` does and no such file is left.
 * `work` is told whether an order that was cut short has been finished before it: numbers may have changed.
 * Where not all of src/content can be read, it says so and touches nothing.
 */
export async function withPhotoLock(
  root: string,
  say: Say,
  { sanitizes }: { sanitizes: boolean },
  work: (hasFinishedMoves: boolean) => Promise<boolean>,
): Promise<boolean> {
  const lock = await acquireLock(join(root, '.local', 'photos.lock'), () =>
    say('Another `npm run photos` is running. Waiting for it …'),
  );
  try {
    const unreadable = await unreadableContent(root);
    for (const line of unreadableContentLines(root, unreadable)) say(line);
    if (unreadable.length > 0) return false;
    const hasFinishedMoves = await finishMoves(root);
    if (hasFinishedMoves) say('An earlier change of the order had been cut short. It is finished now.');
    await removePartialFiles(join(root, CONTENT));
    const done = await work(hasFinishedMoves);
    const unsafe = await findUnsafeFiles(root);
    for (const line of unsafeFileLines(root, unsafe, sanitizes)) say(line);
    return done && unsafe.length === 0;
  } finally {
    await lock.release();
  }
}
