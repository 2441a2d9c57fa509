/** Files that nobody put where they lie: those of the computer's own, leftovers, and what editors keep. */
import { basename } from 'node:path';
import { fileTypeOf, PHOTO_FILE_TYPES } from '../../src/shared/file-type.ts';
import { isEntryName, PICTURE_NAME } from '../../src/shared/path.ts';
import { readableHeadOf } from './file-head.ts';

/** What computers leave in folders by themselves, which tells nothing of a place: macOS, Windows. */
const SYSTEM_FILE = /^(\.DS_Store|\._.*|Thumbs\.db|ehthumbs\.db|desktop\.ini|Icon\r)$/i;
/**
 * Other files that nobody put there and nobody need hear of; a copy of a photo may be hidden so all the same. `Icon` is
 * what is left of the name of macOS's own `Icon\r` where a disk or an archive takes no such letter.
 */
const HIDDEN_FILE = /^(\..*|.*\.part|.*\.aae|.*~|Icon)$/i;
/** What Android leaves of a photo that was deleted or has not wholly arrived. */
const PHONE_LEFTOVER = /^\.(trashed|pending)-/i;
/** What editors write beside the entry that is open, with its ending. */
const EDITOR_FILE = /^\.[_#]/;
/** True for the name of a file of the computer's own, which may be published for all that it tells. */
export const isSystemFile = (name: string): boolean => SYSTEM_FILE.test(name) && !isEntryName(name);
/** An entry or a photo is never litter: one that begins with a dot has to be named, for the site does not read it. */
export const isIgnoredFile = (name: string) =>
  isSystemFile(name) ||
  PHONE_LEFTOVER.test(name) ||
  (HIDDEN_FILE.test(name) && !PICTURE_NAME.test(name) && (EDITOR_FILE.test(name) || !isEntryName(name)));
/** True for a photo under a name that computers keep for files of their own. */
export const isPhotoNamedAsSystemFile = async (path: string): Promise<boolean> =>
  isSystemFile(basename(path)) && PHOTO_FILE_TYPES.has(await fileTypeOf(readableHeadOf(path) ?? Buffer.alloc(0)));
