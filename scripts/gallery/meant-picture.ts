/** Which picture a line means that names one which is not there, as after the picture was renamed. */
import { basename, extname } from 'node:path';
import { nearest } from '../../src/shared/did-you-mean.ts';
import { isEntryName, PICTURE_NAME } from '../../src/shared/path.ts';
import { isGalleryFileName, numberOf } from '../../src/shared/photo-name.ts';
import { looseName } from './safe-name.ts';

const stemOf = (name: string) => basename(name, extname(name));
const looseStem = (name: string) => looseName(stemOf(name));

/** The same for what a computer or a phone makes of a name when it stores a file again: `02 Rose (1)` for `02-rose`. */
const looseAsCopy = (name: string) =>
  looseStem(name)
    .replace(/\s*\(\d{1,2}\)$/, '')
    .replace(/[\s_-]+/g, '-');

/** Whether two files have the name of one picture: capitals, the way accents are stored and the ending do not count. */
export const haveSameName = (one: string, other: string): boolean => looseStem(one) === looseStem(other);

/** The only one of `pictures` that has the number of a photo of a gallery, which may have got other words. */
function ofSameNumber(missing: string, pictures: readonly string[]): string | undefined {
  if (!isGalleryFileName(missing)) return undefined;
  const found = pictures.filter((name) => PICTURE_NAME.test(name) && numberOf(name) === numberOf(missing));
  return found.length === 1 ? found[0] : undefined;
}

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
    pictures.find((name) => haveSameName(name, missing)) ??
    pictures.find((name) => looseAsCopy(name) === looseAsCopy(missing)) ??
    nearest(basename(missing), pictures) ??
    ofSameNumber(basename(missing), pictures)
  );
}
