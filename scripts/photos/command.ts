/** The photo command as functions: each does its work and says what it did. */
import { pMapIterable } from 'p-map';
import { DECODE_CONCURRENCY } from '../pictures/concurrency.ts';
import { galleryNames } from '../gallery/read-gallery.ts';
import { listWithOr } from '../terminal/sentence-list.ts';
import { convert } from './convert.ts';
import { describe, undescribed } from './describe.ts';
import type { Show } from './desktop.ts';
import {
  findNewPhotos,
  finishedFirst,
  meantByEntries,
  namedPhotos,
  separatedFromEntries,
  passedOverByOwnEntries,
} from './new-photos.ts';
import type { NewPhoto, SkippedFile } from './new-photos.ts';
import { renameEntries } from './rename-invalid-entries.ts';
import { addPhoto, highestNumberIn } from './add-photo.ts';
import type { PhotoOutcome, GalleriesState } from './add-photo.ts';
import {
  awaitingDeepEntries,
  brokenEntries,
  existingPictures,
  existingPathTest,
  missingPathTest,
  unnamedPicture,
} from './existing-pictures.ts';
import type { ExistingPicture } from './existing-pictures.ts';
import type { Gallery } from '../gallery/read-gallery.ts';
import { PhotoIndex } from './duplicates.ts';
import { sanitizeAll } from './sanitize.ts';
import { movePhoto } from './reorder.ts';
import type { MoveRequest } from './reorder.ts';
import { nearest } from '../../src/shared/did-you-mean.ts';
import { slugOf } from '../../src/shared/photo-name.ts';
import { withPhotoLock, readGalleries } from './run-lifecycle.ts';
import { answerLines, photoCount, progressLine, summary } from './messages.ts';
import type { Say } from './messages.ts';
import type { Ask } from '../terminal/ask.ts';
import { renameUndecodable } from './undecodable-names.ts';

export interface PhotoCommand {
  root: string;
  /** Files or folders to add, besides the new photos in the galleries' folders. */
  paths: string[];
  /** The gallery of those files, as the owner typed it. */
  to: string | undefined;
  say: Say;
  /** One line of progress; on a terminal it overwrites the last. */
  progress: Say;
  ask: Ask;
}

/** The gallery that the owner means, or what to tell her when there is none of that name. */
function resolveGallery(to: string, names: string[]): { gallery: string } | { problem: string } {
  const wanted = to.trim().toLowerCase();
  const gallery = names.find((name) => name === wanted || name === slugOf(wanted));
  if (gallery) return { gallery };
  const meant = nearest(wanted, names);
  const hint = meant ? ` Did you mean ${meant}?` : '';
  return { problem: `There is no gallery named ${to}.${hint} Behind \`to\` can stand ${listWithOr(names)}.` };
}

async function addAll(photos: NewPhoto[], galleries: GalleriesState, progress: Say): Promise<PhotoOutcome[]> {
  const outcomes: PhotoOutcome[] = [];
  const convertPhoto = async (photo: NewPhoto) => ({ photo, conversion: await convert(photo.path) });
  const conversions = pMapIterable(photos, convertPhoto, { concurrency: DECODE_CONCURRENCY });
  for await (const { photo, conversion } of conversions) {
    const outcome = await addPhoto(photo, conversion, galleries);
    outcomes.push(outcome);
    progress(progressLine(galleries.root, outcome, outcomes.length, photos.length));
  }
  return outcomes;
}

/** The photos that no line names and that are not hung as new ones, for an entry already has their words, and why. */
const boundToEntries = (galleries: Gallery[], existing: ExistingPicture[]): SkippedFile[] => [
  ...passedOverByOwnEntries(galleries, existingPathTest(existing)),
  ...meantByEntries(galleries, existingPathTest(existing), missingPathTest(existing)),
  ...separatedFromEntries(galleries, existingPathTest(existing), missingPathTest(existing)),
];

/** One reason for each file, the first that was found. */
const onePerFile = (skipped: SkippedFile[]): SkippedFile[] =>
  skipped.filter(({ path }, at) => skipped.findIndex((other) => other.path === path) === at);

/** Sanitizes the pictures that hang, and those that wait for a line of their entry to be corrected. */
async function sanitizeExisting(root: string): ReturnType<typeof sanitizeAll> {
  const galleries = await readGalleries(root);
  const existing = await existingPictures(root, galleries);
  const bound = boundToEntries(galleries, existing).map(({ path }) => unnamedPicture(root, path));
  return sanitizeAll([...existing, ...bound]);
}

/** The new photos in the galleries, and those that were named; not those that are bound to an entry. */
async function newPhotos(
  root: string,
  paths: string[],
  to: string | undefined,
): Promise<{ photos: NewPhoto[]; skipped: SkippedFile[] }> {
  const galleries = await readGalleries(root);
  const existing = await existingPictures(root, galleries);
  const owns = existingPathTest(existing);
  const bound = boundToEntries(galleries, existing);
  const inGalleries = await findNewPhotos(root, galleries, owns);
  const named = await namedPhotos(root, galleries, owns, paths, to);
  const found = new Map([...inGalleries.photos, ...named.photos].map((photo) => [photo.path, photo]));
  for (const { path } of bound) found.delete(path);
  const skipped = [...bound, ...awaitingDeepEntries(galleries, existing), ...inGalleries.skipped, ...named.skipped];
  return { photos: [...found.values()].sort(finishedFirst), skipped: onePerFile(skipped) };
}

/** Sanitizes existing pictures, adds new photos, and asks what those show. */
async function addNew(
  { root, paths, say, progress, ask }: PhotoCommand,
  gallery: string | undefined,
): Promise<boolean> {
  const decoded = await renameUndecodable(root);
  const entries = await renameEntries(await readGalleries(root));
  const { sanitized, skipped: unsanitized } = await sanitizeExisting(root);
  const galleries = await readGalleries(root);
  const { photos: found, skipped: notAdded } = await newPhotos(root, paths, gallery);
  // What is meant as an entry is no photo.
  const fresh = found.filter(({ path }) => entries.skipped.every((entry) => entry.path !== path));
  const index = new PhotoIndex();
  if (fresh.length > 0) {
    say(`${photoCount(fresh.length)} to hang.`);
    await index.addAll(
      galleries.flatMap(({ name, entries: hung }) =>
        hung.flatMap(({ picture: path }) => (path ? [{ gallery: name, path }] : [])),
      ),
    );
  }
  const highest = new Map(galleries.map((each) => [each.name, highestNumberIn(each)]));
  const outcomes = await addAll(fresh, { root, galleries, index, highest, maxNumberGap: fresh.length }, progress);
  // Asked when every photo is safe: whoever stops here loses nothing.
  const bare = outcomes.flatMap((outcome) =>
    outcome.state === 'added' ? [{ entry: outcome.entry, picture: outcome.picture, original: outcome.photo.path }] : [],
  );
  const answers = await describe(root, bare, ask, () => undefined);
  const withSafePicture = new Set(sanitized.flatMap(({ referencedIn }) => referencedIn));
  const broken = brokenEntries(galleries, (entry) => withSafePicture.has(entry));
  // Damage is told before all else: a photo that has to be sent again needs no other mending yet.
  const skipped = onePerFile([...entries.skipped, ...broken, ...unsanitized, ...notAdded]);
  for (const line of summary(root, {
    outcomes,
    sanitized,
    renamed: [...decoded, ...entries.renamed],
    skipped,
    undescribed: answers.open,
  }))
    say(line);
  return skipped.length === 0 && outcomes.every(({ state }) => state !== 'skipped');
}

/** `npm run photos`: true when no file was skipped. */
export async function addPhotos(command: PhotoCommand): Promise<boolean> {
  const { root, paths, to, say } = command;
  const resolved = to === undefined ? undefined : resolveGallery(to, await galleryNames(root));
  const problem =
    resolved && 'problem' in resolved
      ? resolved.problem
      : resolved && paths.length === 0
        ? `Name the photos too: npm run photos my-photo.jpg to ${resolved.gallery}`
        : undefined;
  return withPhotoLock(root, say, { sanitizes: problem === undefined }, async () => {
    if (problem !== undefined) say(problem);
    return problem === undefined && addNew(command, resolved && 'gallery' in resolved ? resolved.gallery : undefined);
  });
}

/** `npm run photos describe`: asks about every photo that has no description. */
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
  return withPhotoLock(root, say, { sanitizes: false }, async () => {
    const photosWithout = await undescribed(await readGalleries(root));
    if (photosWithout.length > 0)
      say(
        `${photoCount(photosWithout.length)} without a description, the newest first. ` +
          'Ctrl-C ends the questions; what you have written stays.',
      );
    const answers = await describe(root, photosWithout, ask, show);
    for (const line of answerLines(root, answers)) say(line);
    return answers.broken.length === 0;
  });
}

/** `npm run photos first NAME`, or `move NAME before OTHER`. */
export async function moveGalleryPhoto({
  root,
  say,
  move,
}: {
  root: string;
  say: Say;
  move: MoveRequest;
}): Promise<boolean> {
  return withPhotoLock(root, say, { sanitizes: false }, async (hasFinishedMoves) => {
    if (hasFinishedMoves) {
      // By the numbers that were read before, another photo would move.
      say('Look at the gallery, then ask again if it is not yet as you want it.');
      return false;
    }
    const { done, lines } = await movePhoto(root, await readGalleries(root), move);
    for (const line of lines) say(line);
    return done;
  });
}
