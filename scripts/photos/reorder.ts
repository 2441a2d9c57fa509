/** Putting a photo where the owner wants it: which photo she means, and the names that follow from its place. */
import { basename, dirname, extname, join, parse } from 'node:path';
import { exists } from '../files/exists.ts';
import type { Entry } from '../gallery/entry.ts';
import { isOwnEntry } from '../gallery/own-entry.ts';
import { looseName } from '../gallery/safe-name.ts';
import { listWithOr } from '../terminal/sentence-list.ts';
import { nearest } from '../../src/shared/did-you-mean.ts';
import { naturalOrder } from '../../src/shared/natural-order.ts';
import type { Gallery } from '../gallery/read-gallery.ts';
import { isEntryName, isSitePicture, PICTURE_NAME } from '../../src/shared/path.ts';
import { splitPhotoName } from '../../src/shared/photo-name.ts';
import { moveFiles } from './rename-transaction.ts';
import { renumber } from '../../src/shared/renumber.ts';

/** What the owner wants: this photo in front of that one, or of all. */
export interface MoveRequest {
  photo: string;
  before?: string | undefined;
}

/** Photos that are named where many are called alike. */
const MAX_NAMED = 5;

interface GalleryPhoto {
  gallery: Gallery;
  entry: Entry;
}

const label = ({ gallery, entry }: GalleryPhoto) => `${gallery.name}/${parse(entry.path).name}`;

/** The photo that `word` means: `07-name`, `7-name.jpg`, `portfolio/07-name`, `7` or `name`. */
function findPhoto(galleries: Gallery[], word: string): GalleryPhoto | { problem: string } {
  const said = looseName(word.trim().replaceAll('\\', '/'));
  const isFile = isEntryName(said) || isSitePicture(said);
  const [name = '', folder] = (isFile ? said.slice(0, -extname(said).length) : said).split('/').reverse();
  const all = galleries
    .filter((gallery) => folder === undefined || gallery.name === folder)
    .flatMap((gallery) => gallery.entries.map((entry) => ({ gallery, entry })));
  const stem = ({ entry }: GalleryPhoto) => looseName(parse(entry.path).name);
  // With an ending, as without one a dot of the name would be read as that.
  const split = (nameWithoutEnding: string) => splitPhotoName(`${nameWithoutEnding}.yaml`);
  const { number, rest } = split(name);
  const restOf = (photo: GalleryPhoto) => split(stem(photo)).rest;
  const isNumbered = (photo: GalleryPhoto) => number !== undefined && split(stem(photo)).number === number;
  const readings = [
    (photo: GalleryPhoto) => stem(photo) === name,
    (photo: GalleryPhoto) => isNumbered(photo) && (rest === '' || restOf(photo) === rest),
    (photo: GalleryPhoto) => restOf(photo) === name,
    (photo: GalleryPhoto) => rest !== '' && restOf(photo) === rest,
  ];
  for (const reading of readings) {
    const [one, ...more] = all.filter(reading);
    if (one && more.length === 0) return one;
    if (one) {
      const named = [one, ...more].slice(0, MAX_NAMED).map(label);
      const others = more.length + 1 - named.length;
      if (others > 0) named.push(`${others} others`);
      return { problem: `${word} may be ${listWithOr(named)}. Say which, such as ${label(one)}.` };
    }
  }
  const meant = nearest(name, all.map(stem));
  const near = all.find((photo) => stem(photo) === meant);
  const hint = near
    ? ` Did you mean ${label(near)}?`
    : ' Say its number and name, as its file is called, such as 27-haldi.';
  return { problem: `No photo is called ${word}.${hint}` };
}

/**
 * The pictures that are renamed with an entry: the one that it names, where that has its name; where it names another
 * one, or a mistake hides which, those that have its name and wait for its line to be corrected. What its text mentions
 * all the same is found by that.
 */
function picturesOf({ folder, entries, others }: Gallery, { path, picture, broken }: Entry): string[] {
  if (picture !== undefined && dirname(picture) === folder && parse(picture).name === parse(path).name)
    return [picture];
  const isNamed = (other: string) =>
    entries.some((entry) => entry.picture === other) || broken?.text.includes(basename(other));
  return others.filter((other) => PICTURE_NAME.test(other) && isOwnEntry(path, other) && !isNamed(other));
}

/** Every file to be renamed when entries get new names. */
async function movesOf(gallery: Gallery, renamed: Map<string, string>): Promise<{ from: string; to: string }[]> {
  const { folder } = gallery;
  const pairs = gallery.entries.flatMap((entry) => {
    const to = renamed.get(basename(entry.path));
    if (to === undefined) return [];
    const pictures = picturesOf(gallery, entry).map((from) => ({
      from,
      to: join(folder, `${parse(to).name}${extname(from)}`),
    }));
    return [{ from: entry.path, to: join(folder, to) }, ...pictures];
  });
  const present = await Promise.all(pairs.map(async (move) => ((await exists(move.from)) ? [move] : [])));
  const moves = [...new Map(present.flat().map((move) => [move.from, move])).values()];
  const leaving = new Set(moves.map(({ from }) => from));
  const taken = new Set<string>();
  for (const move of moves) {
    const stem = parse(move.to).name;
    // A file that has the name and stays keeps it: nothing is overwritten.
    for (let copy = 2; taken.has(move.to) || ((await exists(move.to)) && !leaving.has(move.to)); copy += 1) {
      move.to = join(folder, `${stem}-${copy}${extname(move.to)}`);
    }
    taken.add(move.to);
  }
  return moves;
}

/** What becomes of links that were sent to photos whose numbers change. */
function linksLine(names: string[]): string {
  const own = names.map((name) => splitPhotoName(name).rest.toLowerCase());
  const shared = [...new Set(own.filter((name, at) => own.indexOf(name) !== at))];
  return shared.length === 0
    ? 'Links to them still find them, by their names.'
    : `Links find photos by their names; those that share one (${shared.join(', ')}) are found by their new numbers.`;
}

/** Moves the photo; gives what to tell the owner, and whether it was done. */
export async function movePhoto(
  root: string,
  galleries: Gallery[],
  { photo, before }: MoveRequest,
): Promise<{ done: boolean; lines: string[] }> {
  const failed = (problem: string) => ({ done: false, lines: [problem] });
  const found = findPhoto(galleries, photo);
  if ('problem' in found) return failed(found.problem);
  const { gallery, entry } = found;
  const other = before === undefined ? undefined : findPhoto([gallery], before);
  if (other && 'problem' in other)
    return failed(`${other.problem} It has to hang in ${gallery.name}, as ${parse(entry.path).name} does.`);
  if (other?.entry === entry) return failed(`${label(found)} cannot go in front of itself. Name another photo.`);
  const names = gallery.entries.map(({ path }) => basename(path)).sort(naturalOrder);
  const moved = basename(entry.path);
  const others = names.filter((name) => name !== moved);
  const placeOf = (index: number) =>
    index === 0 ? `the first photo of ${gallery.name}` : `in front of ${parse(others[index] ?? '').name}`;
  const at = other ? others.indexOf(basename(other.entry.path)) : 0;
  if (names.indexOf(moved) === at) {
    return {
      done: true,
      lines: [
        `Nothing to do: ${label(found)} is ${other ? `where you want it, ${placeOf(at)},` : 'the first'} already.`,
      ],
    };
  }
  const renamed = renumber([...others.slice(0, at), moved, ...others.slice(at)], moved);
  await moveFiles(root, await movesOf(gallery, renamed));
  const rest = [...renamed.keys()].filter((name) => name !== moved);
  const count = rest.length === 1 ? '1 other photo has' : `${rest.length} other photos have`;
  return {
    done: true,
    lines: [
      `${parse(moved).name} is ${placeOf(at)} now, and called ${parse(renamed.get(moved) ?? moved).name}.`,
      ...(rest.length > 0 ? [`${count} another number. ${linksLine(names)}`] : []),
    ],
  };
}
