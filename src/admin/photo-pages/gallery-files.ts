/** The files of a gallery in the owner's repository. */
import { isEntryName, isSitePicture, basename, dirname } from '../../shared/path.ts';
import { naturalOrder } from '../../shared/natural-order.ts';
import { galleryFolder } from '../content-folders.ts';
import type { Snapshot } from '../repository/client.ts';

type Files = Snapshot['files'];

/** @returns the paths of a gallery's entries, in the order of their names: that in which the site shows them */
export const entriesIn = (gallery: string, files: Files): string[] =>
  [...files.keys()]
    .filter((path) => dirname(path) === galleryFolder(gallery) && isEntryName(path))
    .sort((a, b) => naturalOrder(basename(a), basename(b)));

/** @returns the paths of a gallery's pictures */
export const picturesIn = (gallery: string, files: Files): string[] =>
  [...files.keys()].filter((path) => path.startsWith(`${galleryFolder(gallery)}/`) && isSitePicture(path));
