import { lstatSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { isWithin } from './is-within.ts';

/** Whether a symbolic link lies at a path, also one that leads nowhere. It blocks, as in read.ts. */
export function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/** Whether a symbolic link lies at a path that leads nowhere in a copy of the folder `root` on another computer. */
export async function leavesFolder(root: string, path: string): Promise<boolean> {
  if (!isLink(path)) return false;
  const target = await readlink(path);
  return isAbsolute(target) || !isWithin(root, join(dirname(path), target));
}
