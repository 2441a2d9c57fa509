/**
 * Replaces the last site by a finished new one, so that the folder never holds half of either; and says where none may
 * go.
 */
import { rmSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { displayPath } from '../files/display-path.ts';
import { exists } from '../files/exists.ts';
import { isWithin } from '../files/is-within.ts';
import { renameWithRetry, RM_RETRIES } from '../files/rename-with-retry.ts';
import { keepPictures, SITE_PICTURES } from './last-pictures.ts';

/** The folder of a build that is deployed. Whatever lies in it is a build's, whole or not. */
export const DIST = 'dist';

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
    if (await exists(outDir)) await rm(backupFolder(outDir), { recursive: true, maxRetries: RM_RETRIES });
    else await renameWithRetry(backupFolder(outDir), outDir);
  }
  await rm(stagingFolder(outDir), { recursive: true, force: true, maxRetries: RM_RETRIES });
}

/** Whether code in a folder finds the packages that a build needs: Node looks for them in the folders above. */
function findsPackages(folder: string): boolean {
  try {
    createRequire(join(folder, 'any.js')).resolve('astro/package.json');
    return true;
  } catch {
    return false;
  }
}

/**
 * Why no site may be built into `outDir`, with the way out; nothing where one may. A build deletes what stands there,
 * so that must be a build's own.
 */
export async function outputFolderFault(root: string, outDir: string): Promise<string | undefined> {
  const remedy = `Name a folder of its own in the project, such as ${DIST}.`;
  if (isWithin(outDir, root)) return `The project itself lies in ${outDir}, which a build would replace. ${remedy}`;
  const shown = displayPath(root, outDir);
  if (!isWithin(root, outDir) && !findsPackages(outDir))
    return `${shown} lies outside the project, where no build finds its packages. ${remedy}`;
  if (outDir === join(root, DIST) || !(await exists(outDir))) return undefined;
  if (!(await stat(outDir)).isDirectory()) return `${shown} is a file, which a build would replace. ${remedy}`;
  const names = await readdir(outDir);
  return names.length === 0 || names.includes(SITE_PICTURES)
    ? undefined
    : `${shown} holds what no build has made, and a build would delete it. ${remedy} Or empty this one first.`;
}

/**
 * Puts the next site of the project in `root` in its place. When that fails the last one is put back, and the failure
 * is thrown.
 */
export async function replaceOutput(root: string, outDir: string): Promise<void> {
  const next = stagingFolder(outDir);
  if ((await readdir(next)).length === 0) throw new Error('the new site is empty');
  const replaces = await exists(outDir);
  if (replaces) await renameWithRetry(outDir, backupFolder(outDir));
  try {
    await renameWithRetry(next, outDir);
  } catch (error) {
    if (replaces) await renameWithRetry(backupFolder(outDir), outDir);
    throw error;
  }
  keepPictures(root, backupFolder(outDir));
  try {
    // Of ten thousand files it takes half the time of `rm`, which asks a thread for each.
    rmSync(backupFolder(outDir), { recursive: true, force: true });
  } catch {
    // The new site stands; what cannot be removed now is removed by the next build.
  }
}
