/** The entry that lies beside a picture and has its name. */
import { dirname, parse, relative, sep } from 'node:path';
import type { Entry } from './entry.ts';

const stem = (path: string) => parse(path).name.normalize('NFC').toLowerCase();

/** True for the entry that lies beside a picture and has its name. */
export const isOwnEntry = (entry: string, picture: string): boolean =>
  dirname(entry) === dirname(picture) && stem(entry) === stem(picture);

/**
 * What the entry beside a picture says instead of that picture's name, as it stands there: the name of a picture of
 * another name, or in another folder. Undefined where it means this one, or none can be told.
 */
export function otherThanOwn({ path, picture }: Entry, own: string): string | undefined {
  if (picture === undefined || (dirname(picture) === dirname(own) && stem(picture) === stem(own))) return undefined;
  return relative(dirname(path), picture).split(sep).join('/');
}
