/** New photos: those that the owner dropped into a gallery's folder, and those named on the command line. */
import { readdir, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { displayPath } from '../files/display-path.ts';
import { isWithin } from '../files/is-within.ts';
import { isIgnoredFile } from '../files/ignored-files.ts';
import { leftoverOf } from '../files/leftover-files.ts';
import { filesBelow } from '../files/list-files.ts';
import { GALLERIES } from '../files/project-folders.ts';
import { listWithOr } from '../terminal/sentence-list.ts';
import type { Gallery } from '../gallery/read-gallery.ts';
import { haveSameName, meantPicture } from '../gallery/meant-picture.ts';
import { isOwnEntry, otherPictureNamed } from '../gallery/own-entry.ts';
import { capitalsRemedy, galleryInOtherCapitals, looksLike, looseName } from '../gallery/safe-name.ts';
import { isGalleryFileName } from '../../src/shared/photo-name.ts';
import { isEntryName, PICTURE_NAME } from '../../src/shared/path.ts';
import { naturalOrder } from '../../src/shared/natural-order.ts';

/** A photo that is to be added to a gallery. */
export interface NewPhoto {
  path: string;
  gallery: string;
  /** True for a file in the galleries' folder, which has to leave it; others stay where their owner keeps them. */
  isInGallery: boolean;
}

/** A file that is not added, and why, in words for the owner. */
export interface SkippedFile {
  path: string;
  reason: string;
}

/** A test for files that are in their place already. */
type IsExisting = (path: string) => boolean;
/** A test for paths in lines where no picture lies. */
type IsMissing = (path: string) => boolean;

/** A finished name from a run that was cut short comes first, so that it keeps its number. */
export const finishedFirst = (a: NewPhoto, b: NewPhoto) =>
  Number(isGalleryFileName(basename(b.path))) - Number(isGalleryFileName(basename(a.path))) ||
  naturalOrder(a.path, b.path);

/** Why a file that a program left behind beside a text is no photo; nothing for any other file. */
function skippedLeftover(path: string): SkippedFile[] {
  const text = leftoverOf(basename(path));
  if (text === undefined) return [];
  return [{ path, reason: `a program left it behind from ${text}. If you have no need of it, delete it` }];
}

/** The new photos in the galleries' folders. */
export async function findNewPhotos(
  root: string,
  galleries: Gallery[],
  isExisting: IsExisting,
): Promise<{ photos: NewPhoto[]; skipped: SkippedFile[] }> {
  const names = galleries.map(({ name }) => name);
  const top = join(root, GALLERIES);
  const items = await readdir(top, { withFileTypes: true }).catch(() => []);
  const folders = items.map(({ name }) => name);
  const inOtherCapitals = (folder: string) => galleryInOtherCapitals(folder, names, folders);
  // On a disk on which capitals make no difference, their photos are found by both names: they wait for the right one.
  const waiting = folders.map(inOtherCapitals);
  const found = galleries.flatMap(({ name, others }) =>
    (waiting.includes(name) ? [] : others)
      .filter((path) => !isEntryName(path) && !isExisting(path))
      .map((path) => ({ path, gallery: name, isInGallery: true })),
  );
  const photos = found.filter(({ path }) => leftoverOf(basename(path)) === undefined);
  const skipped: SkippedFile[] = found.flatMap(({ path }) => skippedLeftover(path));
  const bare = galleries.filter(({ entries, others }) => entries.length + others.length === 0).map(({ name }) => name);
  const remedy =
    bare.length > 0
      ? `If it is ${listWithOr(bare)} under another name, rename the folder to that; if not, move the file`
      : 'Move it';
  for (const item of items) {
    const path = join(top, item.name);
    if (isIgnoredFile(item.name) || names.includes(item.name)) continue;
    const files = item.isDirectory() ? await filesBelow(path) : [path];
    const where = item.isDirectory() ? `no page shows a gallery named ${item.name}` : 'it lies in no gallery';
    const meant = item.isDirectory() ? inOtherCapitals(item.name) : undefined;
    const way =
      meant === undefined
        ? `${item.isDirectory() ? remedy : 'Move it'} into the folder ${listWithOr(names)}`
        : capitalsRemedy(meant);
    const alike = names.find((name) => looksLike(name, item.name));
    const reason =
      alike === undefined
        ? `${where}. ${way}`
        : `the name of its folder stores a letter in another way than galleries.yaml. Copy it from here: ${alike}`;
    skipped.push(...files.map((file) => ({ path: file, reason })));
  }
  return { photos: photos.sort(finishedFirst), skipped };
}

/**
 * The new files in the galleries that an entry probably means by a picture that is not there, as after the picture was
 * renamed: under another number they would lose the entry's words and their place.
 */
export function meantByEntries(galleries: Gallery[], isExisting: IsExisting, isMissing: IsMissing): SkippedFile[] {
  return galleries.flatMap(({ folder, entries, others }) => {
    const names = [...entries.map(({ path }) => path), ...others]
      .filter((path) => dirname(path) === folder)
      .map((path) => basename(path));
    return entries.flatMap(({ path: entry, picture }) => {
      if (picture === undefined || !isMissing(picture)) return [];
      const meant = meantPicture(basename(picture), names, basename(entry));
      const path = meant === undefined ? undefined : join(folder, meant);
      if (path === undefined || isExisting(path)) return [];
      const where = `in ${basename(entry)}, whose photo ${basename(picture)} is missing`;
      const reason = `if it is the photo ${where}, write \`image: ${meant}\` there; if not, give it another name`;
      return [{ path, reason }];
    });
  });
}

/**
 * The new photos whose entry lies in another gallery, or above their folder within one, as after one of the two was
 * moved without the other: hung anew, they would lose its words.
 */
export function separatedFromEntries(
  galleries: Gallery[],
  isExisting: IsExisting,
  isMissing: IsMissing,
): SkippedFile[] {
  const lonely = galleries.flatMap((gallery) =>
    gallery.entries.flatMap(({ path: entry, picture }) =>
      picture !== undefined && dirname(picture) === gallery.folder && isMissing(picture)
        ? [{ gallery, entry, picture }]
        : [],
    ),
  );
  return galleries.flatMap((home) =>
    home.others
      .filter((path) => PICTURE_NAME.test(path) && !isExisting(path))
      .flatMap((path) => {
        const found = lonely.find(
          ({ gallery, picture }) => dirname(path) !== gallery.folder && haveSameName(picture, path),
        );
        if (found === undefined) return [];
        const [place, move] =
          found.gallery === home
            ? ['above this folder', 'move this photo there']
            : [`in the gallery ${found.gallery.name}`, 'move the two into one'];
        const slip = `its entry ${basename(found.entry)} lies ${place}`;
        return [{ path, reason: `${slip}: ${move}; if this is another photo, give it another name` }];
      }),
  );
}

/**
 * The new photos beside an entry of their own name that names another one: hung anew, they would lose the words of the
 * entry, which stand at the other photo.
 */
export function passedOverByOwnEntries(galleries: Gallery[], isExisting: IsExisting): SkippedFile[] {
  return galleries.flatMap(({ entries, others }) =>
    others
      .filter((path) => PICTURE_NAME.test(path) && !isExisting(path))
      .flatMap((path) => {
        const entry = entries.find((each) => isOwnEntry(each.path, path));
        const named = entry && otherPictureNamed(entry, path);
        if (entry === undefined || named === undefined) return [];
        const slip = `${basename(entry.path)}, which has its name, names ${named}`;
        const remedy = `write \`image: ${basename(path)}\` there; or give this photo another name; or delete it`;
        return [{ path, reason: `${slip}: ${remedy}` }];
      }),
  );
}

/** A path as terminals hand it over: in quotes or as an address when a file was dragged there, or from `~`. */
export function typedPath(word: string, from: string): string {
  const bare = word.trim().replace(/^(["'])(.*)\1$/, '$2');
  if (/^~[\\/]/.test(bare)) return join(homedir(), bare.slice(2));
  if (!bare.startsWith('file://')) return resolve(from, bare);
  try {
    return fileURLToPath(bare);
  } catch {
    // An address of another computer, or typed by hand: no file of this name is found, and that is told.
    return resolve(from, bare);
  }
}

/** The gallery whose folder a path lies in. */
export function galleryOf(root: string, path: string): string | undefined {
  const parts = relative(join(root, GALLERIES), path).split(sep);
  return parts.length > 1 && parts[0] !== '..' ? parts[0] : undefined;
}

/** The photos that are named one by one, or by their folder; `to` is their gallery unless they lie in one. */
export async function namedPhotos(
  root: string,
  galleries: Gallery[],
  isExisting: IsExisting,
  paths: string[],
  to: string | undefined,
): Promise<{ photos: NewPhoto[]; skipped: SkippedFile[] }> {
  const names = galleries.map(({ name }) => name);
  const photos = new Map<string, NewPhoto>();
  const skipped: SkippedFile[] = [];
  const items = await Promise.all(
    paths.map(async (path) => ({ path, found: await stat(path).catch(() => undefined) })),
  );
  // A name with spaces comes as several words where nothing holds it together.
  const missing = items.filter(({ path, found }) => !found && !names.includes(basename(path)));
  const mayBeTorn = missing.length > 1;
  const remedy = mayBeTorn ? 'Put a name with spaces in quotation marks' : 'Check its name';
  for (const { path, found } of items) {
    if (!found && names.includes(basename(path)))
      skipped.push({
        path,
        reason: `it is no file. If you mean the gallery: npm run photos my-photo.jpg to ${basename(path)}`,
      });
    else if (!found)
      skipped.push({ path, reason: `there is no such file. ${remedy}, or drag the file into this window` });
    for (const file of !found ? [] : found.isDirectory() ? await filesBelow(path) : [path]) {
      const home = galleryOf(root, file);
      const gallery = to ?? (home && names.includes(home) ? home : undefined);
      const inside = isWithin(looseName(resolve(root, GALLERIES)), looseName(resolve(file)));
      if (inside && isExisting(file)) skipped.push({ path: file, reason: 'it hangs already. Name a file that is new' });
      else if (inside && isEntryName(file)) continue;
      else if (!gallery)
        skipped.push({
          path: file,
          reason: `it lies in no gallery. Say which: npm run photos "${displayPath(root, file)}" to ${listWithOr(names)}`,
        });
      else photos.set(resolve(file), { path: file, gallery, isInGallery: inside });
    }
  }
  return { photos: [...photos.values()].sort(finishedFirst), skipped };
}
