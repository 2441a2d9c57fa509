import { sep } from 'node:path';
import { pathWithin } from './is-within.ts';

/** A path as the owner sees it, with slashes: from the project's folder where it lies in it. */
export const displayPath = (root: string, path: string): string =>
  (pathWithin(root, path) ?? path).split(sep).join('/');
