import { relative, sep } from 'node:path';

/** A path as the owner sees it, with slashes: from the project's folder where it lies in it. */
export function displayPath(root: string, path: string): string {
  const inside = relative(root, path);
  return (inside.startsWith('..') ? path : inside).split(sep).join('/');
}
