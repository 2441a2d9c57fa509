/** Photos that hang nowhere, and how each may come to hang. */
import { readdir } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { readEntry } from '../../gallery/entry.ts';
import type { Entry } from '../../gallery/entry.ts';
import { isOwnEntry, otherPictureNamed } from '../../gallery/own-entry.ts';
import { isEntryName } from '../../../src/shared/path.ts';
import { error } from '../problem.ts';
import type { CheckFinding } from '../problem.ts';

/** The entry beside a picture that has its name. */
async function entryBeside(path: string): Promise<Entry | undefined> {
  const paths = (await readdir(dirname(path))).map((name) => join(dirname(path), name));
  const own = paths.find((entry) => isEntryName(entry) && isOwnEntry(entry, path));
  return own === undefined ? undefined : readEntry(own);
}

/** A photo whose entry names another one. @param named what the entry says */
const misnamedPicture = (name: string, entry: string, named: string): CheckFinding =>
  error(
    `${name} hangs nowhere: ${entry}, which has its name, names ${named}.`,
    `Write \`image: ${name}\` there; or give this photo another name; or delete it.`,
    {
      cause: 'These hang nowhere: the entry that has the name of each names another picture.',
      remedy:
        'Write `image:` and the picture’s name in each of those entries; or give these other names; or delete them.',
    },
  );

/**
 * A photo that no text names.
 * @param isInGallery whether it lies in the gallery's own folder, where entries are read
 */
export async function unusedPicture(path: string, isInGallery: boolean): Promise<CheckFinding> {
  const name = basename(path);
  const entry = isInGallery ? await entryBeside(path) : undefined;
  const named = entry && otherPictureNamed(entry, path);
  if (entry && named !== undefined) return misnamedPicture(name, basename(entry.path), named);
  const [cause, causeOfMany] = [
    `${name} hangs nowhere: no entry names it.`,
    'These hang nowhere: no entry names them.',
  ];
  // Where an entry is not read, or another picture has it, only the photo command helps.
  if (!isInGallery || entry)
    return error(cause, 'Run `npm run photos`, which hangs it; or delete it.', {
      cause: causeOfMany,
      remedy: 'Run `npm run photos`, which hangs them; or delete them.',
    });
  const yaml = `${basename(name, extname(name))}.yaml`;
  return error(
    cause,
    `Run \`npm run photos\`, which hangs it; or write beside it a file ${yaml} with the line \`image: ` +
      `${name}\`; or delete it.`,
    {
      cause: causeOfMany,
      remedy:
        'Run `npm run photos`, which hangs them; or write beside each a file of the same name that ends in ' +
        '.yaml, with the line `image:` and the picture’s name; or delete them.',
    },
  );
}

/** A link that no text names: the photo command hangs no links. */
export const linkedPicture = (path: string): CheckFinding =>
  error(`${basename(path)} hangs nowhere: it is a link to another file.`, 'Put the photo itself here.');
