/** Which picture a line means that names one which is not there, as after the picture was renamed. */
import { basename, extname } from 'node:path';
import { nearest } from '../../src/shared/did-you-mean.ts';
import { isEntryName } from '../../src/shared/path.ts';

const stemOf = (name: string) => basename(name, extname(name));
const loose = (name: string) => stemOf(name).normalize('NFC').toLowerCase();

/** The same for what a computer or a phone makes of a name when it stores a file again: `02 Rose (1)` for `02-rose`. */
const looseAsCopy = (name: string) =>
  loose(name)
    .replace(/\s*\(\d{1,2}\)$/, '')
    .replace(/[\s_-]+/g, '-');

/**
 * The one of the files `names` that is probably meant by the picture `missing`.
 * @param entry the name of the entry that names it, where it is one of the same folder
 */
export function meantPicture(missing: string, names: readonly string[], entry?: string): string | undefined {
  // An entry's own picture is not meant by another entry.
  const owners = new Set(
    entry === undefined ? [] : names.filter((name) => isEntryName(name) && name !== entry).map(stemOf),
  );
  const pictures = names.filter((name) => !isEntryName(name) && !owners.has(stemOf(name)));
  return (
    pictures.find((name) => loose(name) === loose(missing)) ??
    pictures.find((name) => looseAsCopy(name) === looseAsCopy(missing)) ??
    nearest(basename(missing), pictures)
  );
}
