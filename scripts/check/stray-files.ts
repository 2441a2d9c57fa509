/** Files beside the photos that are no photos, or that the site will never read, and what is wrong with each. */
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { isLink } from '../files/is-link.ts';
import { isSafeName } from '../gallery/safe-name.ts';
import { isPhotoNamedAsSystemFile } from '../files/ignored-files.ts';
import { leftoverOf } from '../files/leftover-files.ts';
import { ADDED_ENDING, isMisnamedEntry, plainEntryName } from '../gallery/ignored-entry.ts';
import { embeddedDataOf, isPhotoOrFilm } from '../pictures/embedded-data.ts';
import { readableHeadOf } from '../files/file-head.ts';
import { fileTypeOf } from '../../src/shared/file-type.ts';
import type { FileType } from '../../src/shared/file-type.ts';
import { error } from './problem.ts';
import type { CheckFinding } from './problem.ts';
import { NAMES_PICTURE } from '../gallery/entry.ts';
import { isEntryName, PICTURE_NAME } from '../../src/shared/path.ts';

const OUT = 'Move it out of the project’s folder.';
const ALL_OUT = 'Move them out of the project’s folder.';
const INSTEAD_OF_LINK = 'Put the file itself in its place, or delete the link.';

/** What a file of this type is; nothing for a photo. */
function typeFinding(type: FileType, name: string, isText: boolean): CheckFinding | undefined {
  if (type === 'empty')
    return error(`${name} is empty (0 bytes).`, 'Delete it.', {
      cause: 'These are empty (0 bytes).',
      remedy: 'Delete them.',
    });
  if (type === 'video') {
    return error(
      `${name} is a film; the site shows photos, and films tell where they were taken.`,
      `${OUT} To show a moment of it, put a screenshot of it in its place.`,
      {
        cause: 'These are films; the site shows photos, and films tell where they were taken.',
        remedy: `${ALL_OUT} To show moments of them, put screenshots in their place.`,
      },
    );
  }
  if (type === 'document')
    return error(
      `${name} is a document or an archive, not a photo.`,
      `${OUT} If there are photos in it, open it and save them here.`,
      {
        cause: 'These are documents or archives, not photos.',
        remedy: `${ALL_OUT} If there are photos in them, open them and save those here.`,
      },
    );
  if (type === 'svg')
    return error(`${name} is a drawing, not a photo.`, `${OUT} To show it, save it as a JPEG.`, {
      cause: 'These are drawings, not photos.',
      remedy: `${ALL_OUT} To show them, save them as JPEGs.`,
    });
  if (type !== 'unknown') return undefined;
  return isText
    ? error(`${name} is a note; no page shows it.`, OUT, {
        cause: 'These are notes; no page shows them.',
        remedy: ALL_OUT,
      })
    : error(
        `${name} is no photo that can be read here.`,
        `${OUT} If it is a photo in the camera’s own format, save it as a JPEG first.`,
        {
          cause: 'These are no photos that can be read here.',
          remedy: `${ALL_OUT} If they are photos in the camera’s own format, save them as JPEG first.`,
        },
      );
}

/** Whether a file of this very name lies in the folder of `path`, also on a disk that ignores capitals. */
const isBeside = (name: string, path: string): boolean => readdirSync(dirname(path)).includes(name);

/** What to do with an entry that the site does not read, and whose right name another file has. */
const keepOne = (right: string) =>
  `Delete it; or, if it says what you want, delete ${right} first and rename it to ${right}.`;

/**
 * What to do with an entry that the site does not read.
 * @param gallery the folder of the gallery that it lies in, where the photo command looks for such entries
 */
const renameRemedy = async (path: string, right: string, gallery: string | undefined): Promise<string> =>
  gallery === dirname(path) && (await isMisnamedEntry(path))
    ? `Run \`npm run photos\`, which renames it; or rename it to ${right} yourself.`
    : `Rename it to ${right}.`;

/** What is wrong with an entry that was saved without an ending. */
async function withoutEnding(path: string, gallery: string | undefined): Promise<CheckFinding> {
  const name = basename(path);
  const right = plainEntryName(name);
  const cause = `${name} is never read: its name has no ending`;
  return isBeside(right, path)
    ? error(`${cause}, and there is a file ${right} beside it.`, keepOne(right))
    : error(`${cause}.`, await renameRemedy(path, right, gallery));
}

/** What is wrong with a file that a program left behind beside a text; nothing for any other file. */
export function leftoverFinding(path: string): CheckFinding | undefined {
  const name = basename(path);
  const text = leftoverOf(name);
  if (text === undefined) return undefined;
  return isBeside(text, path)
    ? error(`${name} was left behind by a program beside ${text}; the site never reads it.`, 'Delete it.', {
        cause: 'These were left behind by a program beside texts; the site never reads them.',
        remedy: 'Delete them.',
      })
    : error(
        `${name} was left behind by a program, and there is no ${text}; the site never reads it.`,
        `Delete it; or, if it says what you want, rename it to ${text}.`,
      );
}

/** Whether the file at a path, or the one that a link there leads to, may be read. */
function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Why a file can never be an entry or a photo; nothing for a photo, which is looked at elsewhere.
 * @param gallery the folder of the gallery that it lies in, if it does
 */
export async function strayFinding(path: string, gallery?: string): Promise<CheckFinding | undefined> {
  const name = basename(path);
  // What is wrong with a file that is named like a picture, the check of pictures says.
  if (PICTURE_NAME.test(name) && isReadable(path)) return undefined;
  if (!existsSync(path)) {
    return isLink(path)
      ? error(`${name} cannot be opened: it is only a link, and what it leads to is not there.`, INSTEAD_OF_LINK)
      : error(`${name} cannot be opened.`, 'Check that this computer allows it to be read.');
  }
  const leftover = leftoverFinding(path);
  if (leftover) return leftover;
  const [added] = ADDED_ENDING.exec(name) ?? [];
  const right = plainEntryName(name);
  if (added !== undefined && isEntryName(right)) {
    const cause = `${name} is never read: the computer added ${added} to its name`;
    if (isBeside(right, path)) return error(`${cause}, and there is a file ${right} beside it.`, keepOne(right));
    return error(
      `${cause}.`,
      `${await renameRemedy(path, right, gallery)} Where the computer hides endings, let it show them first (Explorer: View, File ` +
        `name extensions).`,
    );
  }
  const head = readableHeadOf(path);
  if (!head)
    return error(`${name} cannot be opened.`, 'Check that it is a file and that this computer allows it to be read.');
  const type = await fileTypeOf(head);
  if (type === 'unknown' && !name.includes('.') && NAMES_PICTURE.test(head.toString()))
    return withoutEnding(path, gallery);
  return typeFinding(type, name, type === 'unknown' && !head.includes(0));
}

/** An entry that the site passes over: it lies too deep, or its ending is in capitals. */
export async function unreadEntry(path: string, folder: string): Promise<CheckFinding | undefined> {
  const name = basename(path);
  if (!isEntryName(name.toLowerCase())) return undefined;
  if (dirname(path) !== folder)
    return error(
      `${name} is never read, for it lies in a folder within the gallery.`,
      'Move it and its picture up, into the gallery’s folder.',
    );
  if (isEntryName(name)) return undefined;
  const right = plainEntryName(name);
  return error(
    `${name} is never read: its ending must be .yaml, in small letters.`,
    isBeside(right, path) ? keepOne(right) : await renameRemedy(path, right, folder),
  );
}

/** A name that breaks the address of a picture, or that some computer does not take. */
export function unsafeName(path: string): CheckFinding | undefined {
  const name = basename(path);
  return isSafeName(name)
    ? undefined
    : error(
        `The name ${name} has a character in it that the site or another computer cannot read, or is too long.`,
        'Run `npm run photos`, which renames it; or rename it yourself, with letters, figures and hyphens only.',
        {
          cause: 'These names have a character in them that the site or another computer cannot read, or are too long.',
          remedy:
            'Run `npm run photos`, which renames them; or rename them yourself, with letters, figures and ' +
            'hyphens only.',
        },
      );
}

/** A link that opens on this computer alone. */
export const ownLink = (path: string): CheckFinding =>
  error(
    `${basename(path)} cannot be opened where the site is built: it is only a link, and what it leads to is not there.`,
    INSTEAD_OF_LINK,
  );

/** A file that the computer hides, and that is a photo or a film with something in it all the same. */
export async function hiddenPhoto(path: string): Promise<CheckFinding | undefined> {
  const name = basename(path);
  if (!isPhotoOrFilm(await fileTypeOf(readableHeadOf(path) ?? Buffer.alloc(0)))) return undefined;
  const carried = await readFile(path)
    .then(embeddedDataOf)
    .catch(() => ['unknown']);
  const told = carried.includes('GPS') ? ' (GPS is in it)' : '';
  if (await isPhotoNamedAsSystemFile(path))
    return error(
      `${name} is a photo under a name that computers keep for files of their own: no page shows it` +
        `${carried.length > 0 ? `, and it may tell where it was taken${told}` : ''}.`,
      'Run `npm run photos`, which hangs it under another; or rename it yourself, with a letter first.',
    );
  return carried.length === 0
    ? undefined
    : error(
        `${name} is a photo or a film that computers hide, and may tell where it was taken${told}.`,
        'Move it out of the project’s folder, or delete it if you have it elsewhere; let your computer show hidden files ' +
          'first.',
      );
}
