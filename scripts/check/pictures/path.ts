/** Where the picture lies that a text names, or why it does not. */
import { realpathSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join, parse, relative, sep } from 'node:path';
import { displayPath } from '../../files/display-path.ts';
import { isWithin } from '../../files/is-within.ts';
import { filesBelow } from '../../files/list-files.ts';
import { haveSameName, meantPicture } from '../../gallery/meant-picture.ts';
import { isOwnEntry } from '../../gallery/own-entry.ts';
import { CONTENT, GALLERIES } from '../../files/project-folders.ts';
import { isSafeName, looksLike, looseName } from '../../gallery/safe-name.ts';
import { isEntryName, PICTURE_NAME } from '../../../src/shared/path.ts';
import { error } from '../problem.ts';
import type { CheckFinding } from '../problem.ts';

async function readableNames(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/**
 * Whether the names on the disk are these, letter by letter, and no link is on the way. It spares reading a gallery's
 * folder once for each of its photos; where it is false, the names themselves have to be looked at.
 */
function isExact(path: string): boolean {
  try {
    return realpathSync.native(path) === path;
  } catch {
    return false;
  }
}

/** Whether a folder lies there; what may not be looked at is none. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** The file that `named` means when capitals and the way accents are stored do not count. */
async function sameLoosely(root: string, path: string): Promise<string | undefined> {
  if (isExact(path)) return path;
  let at = root;
  for (const part of relative(root, path).split(sep)) {
    const names = part === '..' ? [part] : await readableNames(at);
    const found = names.includes(part) ? part : names.find((name) => looseName(name) === looseName(part));
    if (found === undefined) return undefined;
    at = join(at, found);
  }
  return at;
}

/** The picture that is meant by a path from the project's folder, or from another computer: from `folder`, or none. */
async function fromOtherPlace(root: string, folder: string, plain: string): Promise<string | undefined> {
  const path = plain.replaceAll('\\', '/');
  if (!path.includes('/')) return undefined;
  const beside = (await readableNames(folder)).find((name) => looseName(name) === looseName(basename(path)));
  if (beside !== undefined) return beside;
  const found = (await sameLoosely(root, join(root, path))) ?? (await sameLoosely(root, join(root, CONTENT, path)));
  return found !== undefined && relative(root, found).startsWith(CONTENT) && !isFolder(found)
    ? relative(folder, found).split(sep).join('/')
    : undefined;
}

/**
 * Where the picture of an entry lies that was moved without it: in a folder within its gallery, or in another gallery,
 * without an entry of its own there.
 * @param folder the gallery's
 */
async function partedPicture(root: string, folder: string, name: string): Promise<string | undefined> {
  const isPicture = (path: string) => PICTURE_NAME.test(path) && haveSameName(path, name);
  const within = (await filesBelow(folder).catch(() => [])).find((path) => dirname(path) !== folder && isPicture(path));
  if (within !== undefined) return within;
  const galleries = (await readableNames(join(root, GALLERIES))).map((gallery) => join(root, GALLERIES, gallery));
  for (const gallery of galleries.filter((other) => other !== folder && isFolder(other))) {
    const paths = (await readableNames(gallery)).map((other) => join(gallery, other));
    const found = paths.find(isPicture);
    if (found !== undefined && !paths.some((path) => isEntryName(path) && isOwnEntry(path, found))) return found;
  }
  return undefined;
}

/** What is said of the picture of an entry that lies at `parted`. */
const partedFinding = (folder: string, plain: string, parted: string): CheckFinding =>
  isWithin(folder, parted)
    ? error(
        `The picture ${plain} is missing here, but lies in ${displayPath(folder, dirname(parted))}, a folder within the gallery.`,
        'Move it up, into the folder of this file.',
      )
    : error(
        `The picture ${plain} is missing here, but lies in the gallery ${basename(dirname(parted))}.`,
        'Move it here, or move this file there: the two belong in one gallery.',
      );

/** Why a picture is not where a text looks for it. */
interface MissingPicture {
  finding: CheckFinding;
  /** Where the picture lies that an entry means by another name. */
  meant?: string;
}

/**
 * Where the picture lies that the text at `file` names, or why it does not.
 * The names on the disk are compared letter by letter: a disk that ignores capitals must not hide what another
 * will not find.
 * @param field the name of the field that names it; none in the text of a Markdown file
 */
export async function findPicture(
  root: string,
  file: string,
  named: string,
  field?: string,
): Promise<{ path: string } | MissingPicture> {
  const folder = dirname(file);
  const written = (right: string) => `\`${field === undefined ? '' : `${field}: `}${right}\``;
  const plain = named.replace(/^\.\//, '');
  const path = join(folder, named);
  if (/^(https?:)?\/\//.test(plain)) {
    return {
      finding: error(
        `${plain} is an address on the internet.`,
        'Save the picture beside this file and write its file name.',
      ),
    };
  }
  const found = isWithin(root, path) ? await sameLoosely(root, path) : undefined;
  if (found === path) {
    const folderNamed = isFolder(path);
    if (!folderNamed && !isEntryName(path.toLowerCase())) return { path };
    return {
      finding: error(
        `${plain} is ${folderNamed ? 'a folder' : 'a text'}, not a picture.`,
        'Write the file name of a picture, such as 01-bridal-red.jpg.',
      ),
    };
  }
  if (found !== undefined) {
    const right = relative(folder, found).split(sep).join('/');
    if (looksLike(found, path))
      return {
        finding: error(
          `The name ${plain} looks right, but a letter in it is stored in another way than in the name of the picture, as some computers do.`,
          isSafeName(basename(found))
            ? `Copy it from here: ${written(right)}.`
            : 'Run `npm run photos`, which renames the picture and corrects this line; or rename it yourself, and ' +
                'write the new name here.',
        ),
        meant: found,
      };
    return {
      finding: error(
        `There is no picture ${plain}, but there is ${right}: capitals and accents count.`,
        `Write ${written(right)}.`,
      ),
    };
  }
  const lying = await fromOtherPlace(root, folder, plain);
  if (lying !== undefined) {
    const isBeside = !lying.includes('/');
    return {
      finding: error(
        isBeside
          ? `The picture is not at ${plain}, but beside this file.`
          : `There is no picture ${plain}, but there is ${lying}.`,
        `Write ${isBeside ? 'its name alone: ' : ''}${written(lying)}.`,
      ),
    };
  }
  const isBeside = dirname(path) === folder;
  const near = meantPicture(plain, await readableNames(dirname(path)), isBeside ? basename(file) : undefined);
  const cause = `The picture ${plain} is missing.${near ? ` Did you mean ${near}?` : ''}`;
  const isOfGallery = dirname(folder) === join(root, GALLERIES) && isBeside;
  if (near && isOfGallery)
    return {
      finding: error(cause, `Write ${written(near)}; or, where that is another photo, put the missing one there.`),
      meant: join(folder, near),
    };
  const parted = isOfGallery ? await partedPicture(root, folder, basename(path)) : undefined;
  if (parted !== undefined) return { finding: partedFinding(folder, plain, parted), meant: parted };
  return {
    finding: error(
      cause,
      isOfGallery && parse(file).name === parse(path).name
        ? `Put the picture there, or correct its name in this line; to take the photo down, delete ${basename(file)} too.`
        : 'Put the picture there, or correct its name in this line.',
    ),
  };
}
