/** Asking what photos show, and writing it into their entries. Every answer is written before the next question. */
import { stat } from 'node:fs/promises';
import { basename, extname, relative, sep } from 'node:path';
import { LOCALES, DEFAULT_LOCALE, altField } from '../../src/lib/locales.ts';
import { exists } from '../files/exists.ts';
import { describeEntry } from '../gallery/description.ts';
import type { Gallery } from '../gallery/read-gallery.ts';
import type { Show } from './desktop.ts';
import type { Ask } from '../terminal/ask.ts';
import { naturalOrder } from '../../src/shared/natural-order.ts';

/** Milliseconds within which entries count as written together, as one run or one download writes them. */
const TOGETHER = 60_000;

/** A photo without a description. */
export interface Undescribed {
  entry: string;
  picture: string;
  /** The file that it was made from, while that is known. */
  original?: string;
}

/** What became of the questions. */
export interface Descriptions {
  described: number;
  /** Entries with a mistake in them, which hides where the line belongs. */
  broken: string[];
  /** Entries that still have no description. */
  open: string[];
}

/** Every photo without a description, newest first: by when its entry was written, then by its number. */
export async function undescribed(galleries: Gallery[]): Promise<Undescribed[]> {
  const bare = galleries.flatMap(({ entries }) =>
    entries.flatMap(({ path, picture, described }) => (picture && !described ? [{ entry: path, picture }] : [])),
  );
  const dated = await Promise.all(
    bare.map(async (photo) => ({
      photo,
      minute: Math.floor((await stat(photo.entry)).mtimeMs / TOGETHER),
      isThere: await exists(photo.picture),
    })),
  );
  return dated
    .filter(({ isThere }) => isThere)
    .sort((a, b) => b.minute - a.minute || naturalOrder(basename(b.photo.entry), basename(a.photo.entry)))
    .map(({ photo }) => photo);
}

const question = (root: string, { entry, picture, original }: Undescribed, number: number, total: number) => {
  const from = original ? `from ${basename(original)}` : relative(root, picture).split(sep).join('/');
  return `${number} of ${total}  ${basename(entry, extname(entry))} (${from}) shows: `;
};

const names = new Intl.DisplayNames('en', { type: 'language' });

/** Asks for a photo's description in the other languages; an empty answer leaves it out. False when the answers end. */
async function describeElsewhere(entry: string, ask: Ask): Promise<boolean> {
  for (const locale of LOCALES.filter((code) => code !== DEFAULT_LOCALE)) {
    const alt = await ask(`  the same in ${names.of(locale)} (Enter leaves it out): `);
    if (alt === undefined) return false;
    if (alt) await describeEntry(entry, alt, altField(locale));
  }
  return true;
}

/** Asks about each photo in turn, until `ask` answers undefined. `show` lets her see the photo. */
export async function describe(root: string, photos: Undescribed[], ask: Ask, show: Show): Promise<Descriptions> {
  const answers: Descriptions = { described: 0, broken: [], open: [] };
  let ended = false;
  for (const [index, photo] of photos.entries()) {
    if (!ended) show(photo.picture);
    const alt = ended ? undefined : await ask(question(root, photo, index + 1, photos.length));
    if (alt === undefined) ended = true;
    if (!alt) answers.open.push(photo.entry);
    else if (await describeEntry(photo.entry, alt)) {
      answers.described += 1;
      ended = !(await describeElsewhere(photo.entry, ask));
    } else answers.broken.push(photo.entry);
  }
  return answers;
}
