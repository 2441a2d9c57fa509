/** The galleries as a whole: entries and pictures that miss each other, and files in the wrong place. */
import { readdir } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import pMap from 'p-map';
import { photoShape } from '../../src/content.config.ts';
import { either, GALLERIES, isLitter } from '../gallery/folder.ts';
import { isEntryName } from '../gallery/entry.ts';
import { plainName } from '../gallery/file-name.ts';
import { between } from './duplicate-entries.ts';
import { checkEntry, pictureName, shown } from './entries.ts';
import type { Entry } from './entries.ts';
import { filesIn } from './folders.ts';
import { isGalleryName } from './gallery-names.ts';
import { advice, error } from './problem.ts';
import type { Finding, Problem } from './problem.ts';
import { strayFinding, unreadEntry, unsafeName } from './stray-files.ts';
import { missingInText } from './text-links.ts';

/** Entries read together: they are small. */
const ENTRY_CONCURRENCY = 8;
const SHAPE = photoShape(pictureName);

/** A description that only names the file, or says nothing but that there is a photo. */
const saysNothing = (alt: string) => /^[\x20-\x7e]*$/.test(alt) && plainName(alt.replace(/\.\w{3,4}$/, '')) === 'photo';

/** Advice on an entry's description. */
function onDescription(data: unknown): Finding[] {
  if (!data || typeof data !== 'object') return [];
  if (!('alt' in data))
    return [
      advice(
        'The photo has no description, for those who cannot see it and for search engines.',
        'Add a line such as `alt: Bridal look in red with a gold nath`.',
      ),
    ];
  const { alt } = data;
  return typeof alt === 'string' && alt.trim() !== '' && saysNothing(alt)
    ? [
        advice(
          `The description ‘${alt}’ says nothing about the photo.`,
          'Say what it shows, such as `alt: Bridal look in red with a gold nath`.',
        ),
      ]
    : [];
}

/**
 * Tells the files that an entry with a mistake is about: the one that stands in its letters, and the one of its name.
 * Their entry is there and only has to be put right.
 */
function meantByBroken(entries: Entry[]): (path: string) => boolean {
  const broken = entries.filter(
    ({ problems, pictures }) => pictures.length === 0 && problems.some(({ level }) => level === 'error'),
  );
  const stem = (path: string) => basename(path, extname(path)).toLowerCase();
  return (path) => broken.some((entry) => stem(entry.path) === stem(path) || entry.text.includes(basename(path)));
}

/** Folders and files that lie beside the galleries instead of in one. */
async function beside(root: string, names: string[]): Promise<Problem[]> {
  const top = join(root, GALLERIES);
  const items = await readdir(top, { withFileTypes: true }).catch(() => []);
  return items
    .filter(({ name }) => !isLitter(name) && !names.includes(name))
    .map((item): Problem => ({
      ...(item.isDirectory()
        ? error(
            `No page shows a gallery named ${item.name}.`,
            `Give it a title in src/content/en/galleries.yaml, or move its photos to ${either(names)}.`,
          )
        : error(`${item.name} lies in no gallery.`, `Move it into the folder ${either(names)}.`)),
      file: shown(root, join(top, item.name)),
    }));
}

/** A picture file, and what is to be said of it. */
export interface Hanging {
  path: string;
  /** Some text names it, or is about to. */
  hung: boolean;
}

/** Everything about the files of one gallery. */
async function checkGallery(
  root: string,
  folder: string,
  files: string[],
): Promise<{ problems: Problem[]; pictures: Hanging[]; entries: Entry[] }> {
  const inFile = (path: string, findings: (Finding | undefined)[]) =>
    findings.flatMap((finding): Problem[] => (finding ? [{ ...finding, file: shown(root, path) }] : []));
  const paths = files.filter((path) => dirname(path) === folder && isEntryName(path));
  const entries = await pMap(
    paths,
    (path) => checkEntry(root, path, SHAPE, (source) => missingInText(source, path, root)),
    { concurrency: ENTRY_CONCURRENCY },
  );
  const owned = new Set(entries.flatMap(({ pictures }) => pictures));
  const isMeant = meantByBroken(entries);
  const problems = entries.flatMap(({ path, data, problems: found }) => [
    ...found,
    ...inFile(path, onDescription(data)),
  ]);
  const pictures: Hanging[] = [];
  for (const path of files) {
    const unread = unreadEntry(path, folder);
    const isEntry = /\.(ya?ml|md)$/i.test(path);
    const stray = isEntry ? unread : await strayFinding(path);
    problems.push(...inFile(path, [unsafeName(path), stray]));
    // A picture that hangs nowhere is looked at too: what is wrong with it had better be known before it is hung.
    if (!isEntry && !stray) pictures.push({ path, hung: owned.has(path) || isMeant(path) });
  }
  for (const path of owned) if (!files.includes(path)) pictures.push({ path, hung: true });
  return { problems: [...problems, ...between(root, entries)], pictures, entries };
}

/** How many entries each gallery has. */
export async function entryCounts(root: string, names: string[]): Promise<Map<string, number>> {
  const counts = names.map(async (name) => {
    const files = await readdir(join(root, GALLERIES, name)).catch((): string[] => []);
    return [name, files.filter(isEntryName).length] as const;
  });
  return new Map(await Promise.all(counts));
}

/** Everything about the galleries: problems, all pictures, and the entries. */
export async function checkGalleries(
  root: string,
  names: string[],
): Promise<{ problems: Problem[]; pictures: Hanging[]; entries: Entry[] }> {
  const problems = await beside(root, names);
  const pictures: Hanging[] = [];
  const entries: Entry[] = [];
  for (const name of names.filter(isGalleryName)) {
    const folder = join(root, GALLERIES, name);
    const listing = await filesIn(root, folder);
    const found = await checkGallery(root, folder, listing.files);
    problems.push(...listing.problems, ...found.problems);
    pictures.push(...found.pictures);
    entries.push(...found.entries);
  }
  return { problems, pictures, entries };
}
