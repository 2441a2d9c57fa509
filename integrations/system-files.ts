/**
 * Takes out of a finished build what the computer has put into `public/` by itself, and git has brought to the host: a
 * `.DS_Store` has the names of all that ever lay in its folder, a `Thumbs.db` small copies of it.
 */
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { isSystemFile } from '../scripts/files/ignored-files.ts';
import { everyFileBelow } from '../scripts/files/list-files.ts';
import { afterBuild } from './after-build.ts';

export const withoutSystemFiles = () =>
  afterBuild('without-system-files', async (folder) => {
    const paths = await everyFileBelow(folder);
    await Promise.all(paths.filter((path) => isSystemFile(basename(path))).map((path) => rm(path)));
  });
