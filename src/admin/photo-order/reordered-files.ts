/** What another order of a gallery means for the repository: which files get other names, and which texts follow. */
import { extname, dirname, stem } from '../../shared/path.ts';
import { withNewNames } from '../../shared/picture-references.ts';
import { renumber } from '../../shared/renumber.ts';
import { galleryFolder, mayNamePictures } from '../content-folders.ts';
import type { Changes, Snapshot } from '../repository/client.ts';
import { galleryPhotos, type OrderedPhoto } from './gallery-photos.ts';
import { movedAlone } from './photo-moves.ts';

type Files = Snapshot['files'];

/** @returns the paths of all texts that may name a picture */
export const textsIn = (files: Files): string[] => [...files.keys()].filter(mayNamePictures);

/** The new names of entries by their old ones: as few as there can be. */
function newNames(before: readonly string[], after: readonly string[]): ReadonlyMap<string, string> {
  if (before.every((entry, place) => entry === after[place])) return new Map();
  const [fewest = new Map()] = [undefined, ...movedAlone(before, after)]
    .map((moved) => renumber(after, moved))
    .sort((a, b) => a.size - b.size);
  return fewest;
}

/** The new path of each file that gets another name. A picture goes with the entry that is called as it is. */
function movesOf(gallery: string, files: Files, textOf: (sha: string) => string, order: readonly string[]) {
  const folder = galleryFolder(gallery);
  const photos = galleryPhotos(gallery, files, textOf);
  const before = photos.map(({ entry }) => entry);
  const renamed = newNames(before, order);
  const wanted = photos.flatMap(({ entry, picture, sha }): [string, string][] => {
    const to = renamed.get(entry);
    if (to === undefined) return [];
    const goes = sha !== undefined && dirname(picture) === folder && stem(picture) === stem(entry);
    return [
      [`${folder}/${entry}`, `${folder}/${to}`],
      ...(goes ? ([[picture, `${folder}/${stem(to)}${extname(picture)}`]] as [string, string][]) : []),
    ];
  });
  const leaving = new Set(wanted.map(([from]) => from));
  const moves = new Map<string, string>();
  const taken = new Set<string>();
  for (const [from, to] of wanted) {
    let free = to;
    // A file that has the name and stays keeps it: nothing is overwritten.
    for (let copy = 2; taken.has(free) || (files.has(free) && !leaving.has(free)); copy += 1)
      free = `${dirname(to)}/${stem(to)}-${copy}${extname(to)}`;
    moves.set(from, free);
    taken.add(free);
  }
  return moves;
}

/**
 * @param order the names of the gallery's entries in the order they are to have
 * @param textOf gives the text of each of `textsIn` by its hash
 */
export function reorderedFiles(
  gallery: string,
  files: Files,
  textOf: (sha: string) => string,
  order: readonly string[],
): Changes {
  const moves = movesOf(gallery, files, textOf, order);
  const changes = new Map<string, string | { sha: string } | undefined>();
  // Names that are left may be taken by others, below.
  for (const from of moves.keys()) changes.set(from, undefined);
  for (const [from, to] of moves) changes.set(to, { sha: files.get(from) ?? '' });
  for (const path of moves.size > 0 ? textsIn(files) : []) {
    const text = textOf(files.get(path) ?? '');
    const next = withNewNames(path, text, moves);
    if (next !== text) changes.set(moves.get(path) ?? path, next);
  }
  return changes;
}

type Place = Pick<OrderedPhoto, 'entry' | 'sha' | 'fields'>;

/** A key for a photo that survives renaming: the picture's hash, and its words where several entries show it. */
function identityIn(galleries: readonly (readonly Place[])[]): (photo: Place) => string {
  const isShared = (sha: string) => galleries.some((photos) => photos.filter((photo) => photo.sha === sha).length > 1);
  return ({ sha, fields: { image, ...words } }) => {
    if (sha === undefined) return JSON.stringify([image, words]);
    return isShared(sha) ? JSON.stringify([sha, words]) : sha;
  };
}

/**
 * Applies the owner's order to a gallery that may have changed since: missing photos are left out, new ones keep their
 * place. When the order has landed already, the result is the present order.
 * @param now the photos as they are now, in order
 * @param seen the photos that the owner saw
 * @param order the entries' names of `seen`, as the owner has put them
 * @returns the names of all present entries
 */
export function orderIn(now: readonly Place[], seen: readonly Place[], order: readonly string[]): string[] {
  const identity = identityIn([now, seen]);
  const left = new Map<string, string[]>();
  for (const photo of now) left.set(identity(photo), [...(left.get(identity(photo)) ?? []), photo.entry]);
  const seenByEntry = new Map(seen.map((photo) => [photo.entry, photo]));
  const found = order.map((entry) => {
    const photo = seenByEntry.get(entry);
    return { entry, same: photo && left.get(identity(photo))?.shift() };
  });
  // A photo that was changed itself is known by what its entry is called, unless another is called so now.
  const free = new Set([...left.values()].flat());
  const known = found.map(({ entry, same }) => same ?? (free.has(entry) ? entry : undefined));
  const isKnown = new Set(known);
  const next = known.filter((entry) => entry !== undefined).values();
  return now.map(({ entry }) => (isKnown.has(entry) ? (next.next().value ?? entry) : entry));
}
