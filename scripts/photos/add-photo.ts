/**
 * Adds a converted photo to its gallery: it gets a number, a name and an entry, and its original goes to `originals/`.
 *
 * The order makes a power cut harmless. First the picture gets its name, then its entry, and only then the
 * original leaves; where the original has that very name, it is copied to `originals/` before all else. A run that was
 * cut short in between is finished by the next: a picture without an entry that has a finished name keeps it, and an
 * original whose picture is in the gallery already is recognised and moved. A step that fails takes back those before
 * it, for a photo is either added in full or left where it was.
 */
import { lstat, mkdir, realpath, rm } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { copyInto, moveInto, writeAtomic } from '../files/atomic-write.ts';
import { exists } from '../files/exists.ts';
import { renameWithRetry } from '../files/rename-with-retry.ts';
import { entryText } from '../gallery/entry.ts';
import { ORIGINALS } from '../files/project-folders.ts';
import type { Gallery } from '../gallery/read-gallery.ts';
import type { Conversion } from './convert.ts';
import { DISK_FULL, isDiskFull } from './disk-full.ts';
import type { NewPhoto, SkippedFile } from './new-photos.ts';
import type { PhotoIndex } from './duplicates.ts';
import { highestNumber, isGalleryFileName, numberedName, numberOf, slugOf } from '../../src/shared/photo-name.ts';

/** What became of one new photo. */
export type PhotoOutcome =
  | { state: 'added'; photo: NewPhoto; picture: string; entry: string; similar: string | undefined }
  | { state: 'duplicate'; photo: NewPhoto; picture: string }
  | { state: 'skipped'; photo: NewPhoto; skipped: SkippedFile };

/** A photo that could be converted. */
type ConvertedPhoto = Exclude<Conversion, { reason: string }>;

/** What adding a photo needs to know of the galleries. */
export interface GalleriesState {
  root: string;
  galleries: Gallery[];
  index: PhotoIndex;
  /** The highest number in each gallery; grows as photos are added. */
  highest: Map<string, number>;
  /** How far above the highest number a finished name may be and still come from a run that was cut short. */
  maxNumberGap: number;
}

/** The highest number of a gallery's entries and their pictures. */
export const highestNumberIn = ({ entries }: Gallery): number =>
  highestNumber(entries.flatMap(({ path, picture }) => [path, picture ?? '']).map((path) => basename(path)));

const originalsFolder = (photo: NewPhoto, root: string) => join(root, ORIGINALS, photo.gallery);

async function keepOriginal(photo: NewPhoto, root: string): Promise<void> {
  const folder = originalsFolder(photo, root);
  await (photo.isInGallery ? moveInto(photo.path, folder) : copyInto(photo.path, folder));
}

const isTaken = (number: number, { entries }: Gallery) =>
  entries.some(({ path }) => numberOf(basename(path)) === number);

interface Names {
  number: number;
  picture: string;
  entry: string;
}

/** Whether two paths lead to one file, through links too: a photo is never a copy of itself. */
async function isSameFile(one: string, other: string): Promise<boolean> {
  const [here, there] = await Promise.all([one, other].map((path) => realpath(path).catch(() => path)));
  return here === there;
}

/**
 * The names that the file already has: it lies in its gallery under a finished name whose number is free, because
 * somebody named it so or a run was cut short before its entry was written. Otherwise undefined.
 */
async function broughtNames({ path }: NewPhoto, gallery: Gallery, state: GalleriesState): Promise<Names | undefined> {
  const base = join(dirname(path), basename(path, extname(path)));
  const names = { number: numberOf(basename(path)) ?? 0, picture: `${base}.jpg`, entry: `${base}.yaml` };
  const fits =
    dirname(path) === gallery.folder &&
    isGalleryFileName(basename(names.picture)) &&
    names.number <= (state.highest.get(gallery.name) ?? 0) + state.maxNumberGap &&
    !isTaken(names.number, gallery);
  if (!fits || (await exists(names.entry))) return undefined;
  return !(await exists(names.picture)) || (await isSameFile(names.picture, path)) ? names : undefined;
}

/** A free number and the names made with it; a file that waits under such a name is stepped over. */
async function nextNames(gallery: Gallery, stem: string, state: GalleriesState): Promise<Names> {
  for (let number = (state.highest.get(gallery.name) ?? 0) + 1; ; number += 1) {
    const base = join(gallery.folder, numberedName(number, slugOf(stem)));
    const names = { number, picture: `${base}.jpg`, entry: `${base}.yaml` };
    if (!(await exists(names.picture)) && !(await exists(names.entry))) return names;
  }
}

/**
 * Writes the picture, then its entry, then moves or copies the original to `originals/`. Where the picture would
 * overwrite the original, the original is copied there first.
 */
async function store(
  photo: NewPhoto,
  { jpeg, unchanged }: ConvertedPhoto,
  names: Names,
  state: GalleriesState,
): Promise<void> {
  const inPlace = names.picture === photo.path;
  if (inPlace && !unchanged) await copyInto(photo.path, originalsFolder(photo, state.root));
  if (!inPlace || !unchanged) await writeAtomic(names.picture, jpeg);
  await writeAtomic(names.entry, entryText(basename(names.picture), undefined));
  if (!inPlace) await keepOriginal(photo, state.root);
}

/** Takes back what `store` wrote of a photo. The entry goes first: a picture without one is added by the next run. */
async function unstore(photo: NewPhoto, names: Names): Promise<void> {
  await rm(names.entry, { force: true });
  if (names.picture !== photo.path) await rm(names.picture, { force: true });
}

async function addJpeg(
  photo: NewPhoto,
  converted: ConvertedPhoto,
  gallery: Gallery,
  state: GalleriesState,
): Promise<PhotoOutcome> {
  const identical = state.index.findIdentical(gallery.name, converted.jpeg);
  if (identical && (await isSameFile(identical.path, photo.path)))
    return { state: 'skipped', photo, skipped: { path: photo.path, reason: 'it hangs already. It was left as it is' } };
  if (identical) {
    await keepOriginal(photo, state.root);
    return { state: 'duplicate', photo, picture: identical.path };
  }
  const names =
    (await broughtNames(photo, gallery, state)) ??
    (await nextNames(gallery, basename(photo.path, extname(photo.path)), state));
  if (names.picture !== photo.path && (await isSameFile(names.picture, photo.path))) {
    // 05-rose.JPG, on a disk on which capitals make no difference: what is written as 05-rose.jpg would overwrite it.
    await renameWithRetry(photo.path, names.picture);
    return addJpeg({ ...photo, path: names.picture }, converted, gallery, state);
  }
  const similar = (await state.index.findSimilar(converted.jpeg))?.path;
  const highest = state.highest.get(gallery.name) ?? 0;
  // Until all of it is taken back, no other photo gets the number.
  state.highest.set(gallery.name, Math.max(names.number, highest));
  try {
    await store(photo, converted, names, state);
  } catch (error) {
    await unstore(photo, names);
    state.highest.set(gallery.name, highest);
    throw error;
  }
  gallery.entries.push({ path: names.entry, picture: names.picture, described: false });
  await state.index.add({ gallery: gallery.name, path: names.picture }, converted.jpeg);
  return { state: 'added', photo, picture: names.picture, entry: names.entry, similar };
}

/** Adds one converted photo. A file that cannot be added stays where it is. */
export async function addPhoto(photo: NewPhoto, conversion: Conversion, state: GalleriesState): Promise<PhotoOutcome> {
  const skipped = (reason: string): PhotoOutcome => ({
    state: 'skipped',
    photo,
    skipped: { path: photo.path, reason },
  });
  if (photo.isInGallery && (await lstat(photo.path)).isSymbolicLink())
    return skipped('it is a link to another file. Put the photo itself here');
  if ('reason' in conversion) return skipped(conversion.reason);
  const gallery = state.galleries.find(({ name }) => name === photo.gallery);
  if (!gallery) return skipped(`there is no gallery ${photo.gallery}`);
  try {
    // Git keeps no empty folder: a gallery without photos may have none.
    await mkdir(gallery.folder, { recursive: true });
    // Without a folder for the original nothing is added.
    await mkdir(originalsFolder(photo, state.root), { recursive: true });
    return await addJpeg(photo, conversion, gallery, state);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const folder = relative(state.root, gallery.folder);
    return skipped(
      isDiskFull(error)
        ? DISK_FULL
        : `it could not be stored in ${folder} or ${ORIGINALS} (${text}). ` +
            'Make sure that both folders may be written to and run this again',
    );
  }
}
