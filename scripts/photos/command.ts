/** The photo command as functions: each does its work and says what it did. */
import { distance } from 'fastest-levenshtein';
import { pMapIterable } from 'p-map';
import { DECODE_CONCURRENCY } from '../pictures/concurrency.ts';
import { either, galleryNames } from '../gallery/folder.ts';
import { convert } from './convert.ts';
import { describe, undescribed } from './describe.ts';
import type { Show } from './desktop.ts';
import { findDrops, finishedFirst, namedDrops } from './new-photos.ts';
import type { Drop, Left } from './new-photos.ts';
import { renameEntries } from './entry-names.ts';
import { hang, highestNumber } from './add-photo.ts';
import type { Outcome, Room } from './add-photo.ts';
import { hungPictures, ownership } from './existing-pictures.ts';
import { Wall } from './duplicates.ts';
import { mendAll } from './sanitize.ts';
import { movePhoto } from './reorder.ts';
import type { Wish } from './reorder.ts';
import { plainName } from '../gallery/file-name.ts';
import { alone, readGalleries } from './session.ts';
import { answerLines, photos, progressLine, summary } from './messages.ts';
import type { Say } from './messages.ts';
import type { Ask } from './terminal.ts';
import { renameUndecodable } from './undecodable-names.ts';

export interface PhotoCommand {
  root: string;
  /** Files or folders to hang, besides what lies new in the galleries. */
  paths: string[];
  /** The gallery of those files, as the owner typed it. */
  to: string | undefined;
  say: Say;
  /** One line of progress; on a terminal it overwrites the last. */
  progress: Say;
  ask: Ask;
}

/** The gallery that the owner means, or what to tell her when there is none of that name. */
function galleryMeant(to: string, names: string[]): { gallery: string } | { refusal: string } {
  const wish = to.trim().toLowerCase();
  const gallery = names.find((name) => name === wish || name === plainName(wish));
  if (gallery) return { gallery };
  const [nearest] = [...names].sort((a, b) => distance(a, wish) - distance(b, wish));
  const hint = nearest && distance(nearest, wish) <= 3 ? ` Did you mean ${nearest}?` : '';
  return { refusal: `There is no gallery named ${to}.${hint} Say --to ${either(names)}.` };
}

async function hangAll(drops: Drop[], room: Room, progress: Say): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const convertDrop = async (drop: Drop) => ({ drop, conversion: await convert(drop.path) });
  const conversions = pMapIterable(drops, convertDrop, { concurrency: DECODE_CONCURRENCY });
  for await (const { drop, conversion } of conversions) {
    const outcome = await hang(drop, conversion, room);
    outcomes.push(outcome);
    progress(progressLine(room.root, outcome, outcomes.length, drops.length));
  }
  return outcomes;
}

/** The new photos in the galleries, and those that were named. */
async function newPhotos(
  root: string,
  paths: string[],
  to: string | undefined,
): Promise<{ drops: Drop[]; left: Left[] }> {
  const galleries = await readGalleries(root);
  const owns = ownership(await hungPictures(root, galleries));
  const dropped = await findDrops(root, galleries, owns);
  const named = await namedDrops(root, galleries, owns, paths, to);
  const drops = new Map([...dropped.drops, ...named.drops].map((drop) => [drop.path, drop]));
  const left = new Map([...dropped.left, ...named.left].map((file) => [file.path, file]));
  return { drops: [...drops.values()].sort(finishedFirst), left: [...left.values()] };
}

/** Makes everything safe that is in its place, hangs what is new, asks what that shows. */
async function hangNew(
  { root, paths, say, progress, ask }: PhotoCommand,
  gallery: string | undefined,
): Promise<boolean> {
  const decoded = await renameUndecodable(root);
  const entries = await renameEntries(await readGalleries(root));
  const { mended, left: unmended } = await mendAll(await hungPictures(root, await readGalleries(root)));
  const galleries = await readGalleries(root);
  const { drops, left } = await newPhotos(root, paths, gallery);
  const wall = new Wall();
  if (drops.length > 0) {
    say(`${photos(drops.length)} to hang.`);
    await wall.add(
      galleries.flatMap(({ name, entries: hung }) =>
        hung.flatMap(({ picture: path }) => (path ? [{ gallery: name, path }] : [])),
      ),
    );
  }
  const highest = new Map(galleries.map((each) => [each.name, highestNumber(each)]));
  const outcomes = await hangAll(drops, { root, galleries, wall, highest, reach: drops.length }, progress);
  // Asked when every photo is safe: whoever stops here loses nothing.
  const bare = outcomes.flatMap((outcome) =>
    outcome.state === 'hung' ? [{ entry: outcome.entry, picture: outcome.picture, original: outcome.drop.path }] : [],
  );
  const answers = await describe(root, bare, ask, () => undefined);
  const lefts = [...entries.left, ...unmended, ...left];
  for (const line of summary(root, {
    outcomes,
    mended,
    renamed: [...decoded, ...entries.renamed],
    left: lefts,
    bare: answers.open,
  }))
    say(line);
  return lefts.length === 0 && outcomes.every(({ state }) => state !== 'left');
}

/** `npm run photos`: true when nothing was left lying. */
export async function hangPhotos(command: PhotoCommand): Promise<boolean> {
  const { root, paths, to, say } = command;
  const meant = to === undefined ? undefined : galleryMeant(to, await galleryNames(root));
  const refusal =
    meant && 'refusal' in meant
      ? meant.refusal
      : meant && paths.length === 0
        ? `Name the photos too: npm run photos -- my-photo.jpg --to ${meant.gallery}`
        : undefined;
  return alone(root, say, { mends: refusal === undefined }, async () => {
    if (refusal !== undefined) say(refusal);
    return refusal === undefined && hangNew(command, meant && 'gallery' in meant ? meant.gallery : undefined);
  });
}

/** `npm run photos -- --describe`: asks about every photo that has no description. */
export async function describePhotos({
  root,
  say,
  ask,
  show,
}: {
  root: string;
  say: Say;
  ask: Ask;
  show: Show;
}): Promise<boolean> {
  return alone(root, say, { mends: false }, async () => {
    const photosWithout = await undescribed(await readGalleries(root));
    if (photosWithout.length > 0)
      say(
        `${photos(photosWithout.length)} without a description, the newest first. ` +
          'Ctrl-C ends the questions; what you have written stays.',
      );
    const answers = await describe(root, photosWithout, ask, show);
    for (const line of answerLines(root, answers)) say(line);
    return answers.broken.length === 0;
  });
}

/** `npm run photos -- --first NAME`, or `--move NAME --before OTHER`. */
export async function orderPhotos({ root, say, wish }: { root: string; say: Say; wish: Wish }): Promise<boolean> {
  return alone(root, say, { mends: false }, async () => {
    const { done, lines } = await movePhoto(root, await readGalleries(root), wish);
    for (const line of lines) say(line);
    return done;
  });
}
