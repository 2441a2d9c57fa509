import { realpathSync } from 'node:fs';

/**
 * A path with the capitals that its folders really have: Windows lets them be typed otherwise, and Vite takes the same
 * file under two spellings for two. A path that leads elsewhere, as over a link or a network drive, stays as it is.
 * @param realPath gives a path as the disk has it
 */
export function trueCase(path: string, realPath: (path: string) => string = realpathSync.native): string {
  try {
    const real = realPath(path);
    return real.toLowerCase() === path.toLowerCase() ? real : path;
  } catch {
    // What is not there has no other name; some drives of Windows answer no such question at all.
    return path;
  }
}
