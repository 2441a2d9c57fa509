import { lstat, readlink } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { isWithin } from './is-within.ts';

/** Whether a symbolic link lies at a path, also one that leads nowhere. */
export const isLink = (path: string): Promise<boolean> =>
  lstat(path).then(
    (item) => item.isSymbolicLink(),
    () => false,
  );

/** Whether a symbolic link lies at a path that leads nowhere in a copy of the folder `root` on another computer. */
export async function leavesFolder(root: string, path: string): Promise<boolean> {
  if (!(await isLink(path))) return false;
  const target = await readlink(path);
  return isAbsolute(target) || !isWithin(root, join(dirname(path), target));
}
