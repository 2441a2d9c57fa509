/** Replaces the last site by a finished new one, so that the folder never holds half of either. */
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { exists } from '../files/exists.ts';

// Beside the site's folder, so on the same disk, where renaming is one step. The dot keeps them out of type checks.
const beside = (outDir: string, part: string) => join(dirname(outDir), `.${basename(outDir)}-${part}`);
/** Where the last good site waits for the moment between two renamings. */
const backupFolder = (outDir: string) => beside(outDir, 'last');

/** The folder into which the next site is built. */
export const stagingFolder = (outDir: string) => beside(outDir, 'next');

/**
 * Tidies up after a build that was cut short: a site that was set aside comes back, unfinished work goes.
 * Call it under the lock, before a build.
 */
export async function recoverOutput(outDir: string): Promise<void> {
  await mkdir(dirname(outDir), { recursive: true });
  if (await exists(backupFolder(outDir))) {
    if (await exists(outDir)) await rm(backupFolder(outDir), { recursive: true });
    else await rename(backupFolder(outDir), outDir);
  }
  await rm(stagingFolder(outDir), { recursive: true, force: true });
}

/** Puts the next site in its place. When that fails the last one is put back, and the failure is thrown. */
export async function replaceOutput(outDir: string): Promise<void> {
  const next = stagingFolder(outDir);
  if ((await readdir(next)).length === 0) throw new Error('the new site is empty');
  const replaces = await exists(outDir);
  if (replaces) await rename(outDir, backupFolder(outDir));
  try {
    await rename(next, outDir);
  } catch (error) {
    if (replaces) await rename(backupFolder(outDir), outDir);
    throw error;
  }
  // The new site stands; what cannot be removed now is removed by the next build.
  await rm(backupFolder(outDir), { recursive: true, force: true }).catch(() => undefined);
}
