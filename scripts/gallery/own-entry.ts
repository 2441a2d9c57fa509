/** Which entry belongs to a picture by its name, and whether it names that picture. */
import { existsSync } from 'node:fs';
import { basename, dirname, parse, relative, sep } from 'node:path';
import type { Entry } from './entry.ts';
import { isSafeName, looseName } from './safe-name.ts';
import { safeStem } from './sanitize-file-name.ts';

/** A name without its ending. One that cannot be used counts as the one that the photo command makes of it. */
function stem(path: string): string {
  const { name } = parse(path);
  return looseName(isSafeName(basename(path)) ? name : safeStem(name));
}

/** True for the entry that lies beside a picture and has its name. */
export const isOwnEntry = (entry: string, picture: string): boolean =>
  dirname(entry) === dirname(picture) && stem(entry) === stem(picture);

/** True for a picture that the photo command named after `own`, whose name another picture had, as `freeName` does. */
const isNamedAfter = (own: string, picture: string): boolean =>
  /^(.*)-\d+$/.exec(stem(picture))?.[1] === stem(own) && existsSync(picture);

/**
 * What the entry beside a picture says instead of that picture's name, as it stands there: the name of a picture of
 * another name, or in another folder. Undefined where it means this one, or one that had to be named after it, or none
 * can be told.
 */
export function otherPictureNamed({ path, picture }: Entry, own: string): string | undefined {
  if (picture === undefined) return undefined;
  if (dirname(picture) === dirname(own) && (stem(picture) === stem(own) || isNamedAfter(own, picture)))
    return undefined;
  return relative(dirname(path), picture).split(sep).join('/');
}
