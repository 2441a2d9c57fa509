/** The photo command as a function: finds the new photos, hangs them, says what it did. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { distance } from 'fastest-levenshtein';
import { ahead, WIDTH } from '../ahead.ts';
import { takeLock } from '../disk/lock.ts';
import { PART } from '../disk/whole.ts';
import { galleryNames, GALLERIES, readGallery } from '../gallery/folder.ts';
import { convert } from './conversion.ts';
import { either, findDrops, namedDrops } from './drop.ts';
import type { Drop } from './drop.ts';
import { hang, highestNumber } from './hanging.ts';
import type { Ask, Outcome, Room } from './hanging.ts';
import { Wall } from './likeness.ts';
import { mendAll } from './mending.ts';
import { plainName } from './name.ts';
import { photos, progressLine, summary } from './telling.ts';
import type { Say } from './telling.ts';

export interface PhotoCommand {
  root: string;
  /** Files or folders to hang; none: whatever lies new in the galleries. */
  paths: string[];
  /** The gallery of those files, as the owner typed it. */
  to: string | undefined;
  say: Say;
  /** One line of progress; on a terminal it overwrites the last. */
  progress: Say;
  ask: Ask;
}

/** Removes what a run that was cut short had begun to write. */
async function sweep(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names) if (name.endsWith(PART)) await rm(join(folder, name), { force: true });
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
  const conversions = ahead(drops, WIDTH, async (drop) => ({ drop, conversion: await convert(drop.path) }));
  for await (const { drop, conversion } of conversions) {
    const outcome = await hang(drop, conversion, room);
    outcomes.push(outcome);
    progress(progressLine(room.root, outcome, outcomes.length, drops.length));
  }
  return outcomes;
}

/** Runs the command; true when nothing was left lying. */
export async function hangPhotos({ root, paths, to, say, progress, ask }: PhotoCommand): Promise<boolean> {
  const names = await galleryNames(root);
  const meant = to === undefined ? undefined : galleryMeant(to, names);
  if (meant && 'refusal' in meant) {
    say(meant.refusal);
    return false;
  }
  if (meant && paths.length === 0) {
    say(`Name the photos too: npm run photos -- my-photo.jpg --to ${meant.gallery}`);
    return false;
  }
  const lock = await takeLock(join(root, '.local', 'photos.lock'), () => say('Another `npm run photos` is running. Waiting for it …'));
  try {
    await sweep(join(root, GALLERIES));
    const read = () => Promise.all(names.map((name) => readGallery(root, name)));
    const { mended, left: unmended } = await mendAll(root, await read());
    const galleries = await read();
    const { drops, left } = paths.length > 0
      ? await namedDrops(root, galleries, paths, meant?.gallery)
      : await findDrops(root, galleries);
    const wall = new Wall();
    if (drops.length > 0) {
      say(`${photos(drops.length)} to hang.`);
      await wall.add(galleries.flatMap(({ name, entries }) => entries.flatMap(({ picture: path }) => (path ? [{ gallery: name, path }] : []))));
    }
    const highest = new Map(galleries.map((gallery) => [gallery.name, highestNumber(gallery)]));
    const outcomes = await hangAll(drops, { root, galleries, wall, ask, highest, reach: drops.length }, progress);
    for (const line of summary(root, outcomes, mended, [...unmended, ...left])) say(line);
    return unmended.length + left.length === 0 && outcomes.every(({ state }) => state !== 'left');
  } finally {
    await lock.release();
  }
}
