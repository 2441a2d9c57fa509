import { isAbsolute, relative, sep } from 'node:path';

/** The path from `folder` to something in it, empty for the folder itself; nothing for what lies elsewhere. */
export function pathWithin(folder: string, path: string): string | undefined {
  const inside = relative(folder, path);
  return inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside) ? undefined : inside;
}

/** Whether a path is that of `folder`, or of something in it. */
export const isWithin = (folder: string, path: string): boolean => pathWithin(folder, path) !== undefined;
