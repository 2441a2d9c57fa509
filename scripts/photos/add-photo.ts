/**
 * Hanging: a converted photo gets its number, its name and its entry, and its original goes to the shelf.
 *
 * The order makes a power cut harmless. First the picture gets its name, then its entry, and only then the
 * original leaves; where the original has that very name, it is copied to the shelf before all else. A run that was
 * cut short in between is finished by the next: a picture without an entry that has a finished name keeps it, and an
 * original whose picture hangs is recognised and put away.
 */
import { lstat, mkdir } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { keepCopy, putAway, writeWhole } from '../files/atomic-write.ts';
import { exists } from '../files/exists.ts';
import { entryText } from '../gallery/entry.ts';
import { ORIGINALS } from '../gallery/folder.ts';
import type { Gallery } from '../gallery/folder.ts';
import type { Conversion } from './convert.ts';
import type { Drop, Left } from './new-photos.ts';
import type { Wall } from './duplicates.ts';
import { isHungName, numbered, numberOf, plainName } from '../gallery/file-name.ts';

/** What became of one drop. */
export type Outcome =
  | { state: 'hung'; drop: Drop; picture: string; entry: string; lookalike: string | undefined }
  | { state: 'twin'; drop: Drop; picture: string }
  | { state: 'left'; drop: Drop; left: Left };

/** A photo that can be hung. */
type Photo = Exclude<Conversion, { reason: string }>;

/** What hanging needs to know about the place. */
export interface Room {
  root: string;
  galleries: Gallery[];
  wall: Wall;
  /** The highest number in each gallery; grows as photos are hung. */
  highest: Map<string, number>;
  /** How far above the highest number a finished name may be and still come from a run that was cut short. */
  reach: number;
}

/** The highest number of a gallery's entries and their pictures. */
export function highestNumber({ entries }: Gallery): number {
  const names = entries.flatMap(({ path, picture }) => [path, ...(picture ? [picture] : [])]);
  return Math.max(0, ...names.map((name) => numberOf(basename(name)) ?? 0));
}

const shelfOf = (drop: Drop, root: string) => join(root, ORIGINALS, drop.gallery);

async function shelve(drop: Drop, root: string): Promise<void> {
  const shelf = shelfOf(drop, root);
  await (drop.leaves ? putAway(drop.path, shelf) : keepCopy(drop.path, shelf));
}

const isTaken = (number: number, { entries }: Gallery) =>
  entries.some(({ path }) => numberOf(basename(path)) === number);

interface Names {
  number: number;
  picture: string;
  entry: string;
}

/**
 * The names that a drop brings along: it lies in its gallery and is called as this command would call it, by a number
 * that is free, for somebody named it so, or because a run was cut short before its entry was written.
 */
async function ownNames({ path }: Drop, gallery: Gallery, room: Room): Promise<Names | undefined> {
  const base = join(dirname(path), basename(path, extname(path)));
  const names = { number: numberOf(basename(path)) ?? 0, picture: `${base}.jpg`, entry: `${base}.yaml` };
  const fits =
    dirname(path) === gallery.folder &&
    isHungName(basename(names.picture)) &&
    names.number <= (room.highest.get(gallery.name) ?? 0) + room.reach &&
    !isTaken(names.number, gallery);
  const isFree = fits && !(await exists(names.entry)) && (names.picture === path || !(await exists(names.picture)));
  return isFree ? names : undefined;
}

/** A free number and the names made with it; a file that waits under such a name is stepped over. */
async function nextNames(gallery: Gallery, stem: string, room: Room): Promise<Names> {
  for (let number = (room.highest.get(gallery.name) ?? 0) + 1; ; number += 1) {
    const base = join(gallery.folder, numbered(number, plainName(stem)));
    const names = { number, picture: `${base}.jpg`, entry: `${base}.yaml` };
    if (!(await exists(names.picture)) && !(await exists(names.entry))) return names;
  }
}

/** Puts the picture under its name and its original on the shelf: first what nothing can replace, the original. */
async function place(drop: Drop, { jpeg, unchanged }: Photo, names: Names, room: Room): Promise<void> {
  const inPlace = names.picture === drop.path;
  if (inPlace && !unchanged) await keepCopy(drop.path, shelfOf(drop, room.root));
  if (!inPlace || !unchanged) await writeWhole(names.picture, jpeg);
  await writeWhole(names.entry, entryText(basename(names.picture), undefined));
  if (!inPlace) await shelve(drop, room.root);
}

async function hangJpeg(drop: Drop, photo: Photo, gallery: Gallery, room: Room): Promise<Outcome> {
  const hanging = room.wall.twin(gallery.name, photo.jpeg);
  if (hanging) {
    await shelve(drop, room.root);
    return { state: 'twin', drop, picture: hanging.path };
  }
  const names =
    (await ownNames(drop, gallery, room)) ?? (await nextNames(gallery, basename(drop.path, extname(drop.path)), room));
  const lookalike = (await room.wall.lookalike(photo.jpeg))?.path;
  await place(drop, photo, names, room);
  room.highest.set(gallery.name, Math.max(names.number, room.highest.get(gallery.name) ?? 0));
  gallery.entries.push({ path: names.entry, picture: names.picture, described: false });
  await room.wall.hang({ gallery: gallery.name, path: names.picture }, photo.jpeg);
  return { state: 'hung', drop, picture: names.picture, entry: names.entry, lookalike };
}

/** Hangs one converted photo. A file that cannot be hung stays where it is. */
export async function hang(drop: Drop, conversion: Conversion, room: Room): Promise<Outcome> {
  const left = (reason: string): Outcome => ({ state: 'left', drop, left: { path: drop.path, reason } });
  if (drop.leaves && (await lstat(drop.path)).isSymbolicLink())
    return left('it is a link to another file. Put the photo itself here');
  if ('reason' in conversion) return left(conversion.reason);
  const gallery = room.galleries.find(({ name }) => name === drop.gallery);
  if (!gallery) return left(`there is no gallery ${drop.gallery}`);
  try {
    // Without a shelf for the original nothing is hung.
    await mkdir(shelfOf(drop, room.root), { recursive: true });
    return await hangJpeg(drop, conversion, gallery, room);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const folder = relative(room.root, gallery.folder);
    return left(
      /ENOSPC/.test(text)
        ? 'the disk is full. Make room and run this again'
        : `it could not be stored in ${folder} or ${ORIGINALS} (${text}). ` +
            'Make sure that both folders may be written to and run this again',
    );
  }
}
