import { isAbsolute, relative, sep } from 'node:path';

/** Whether a path is that of `folder`, or of something in it. */
export function isWithin(folder: string, path: string): boolean {
  const inside = relative(folder, path);
  return inside.split(sep)[0] !== '..' && !isAbsolute(inside);
}
