import { relative, sep } from 'node:path';
import { isWithin } from './is-within.ts';

/** A path as the owner sees it, with slashes: from the project's folder where it lies in it. */
export function displayPath(root: string, path: string): string {
  return (isWithin(root, path) ? relative(root, path) : path).split(sep).join('/');
}
