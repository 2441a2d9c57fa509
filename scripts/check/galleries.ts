/** The galleries as a whole: entries and pictures that miss each other, numbers that stand twice, files in the wrong place. */
import { readdir } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { photoShape } from '../../src/content.config.ts';
import { allOf } from '../ahead.ts';
import { filesBelow, GALLERIES, inOrder, isLitter } from '../gallery/folder.ts';
import { isEntryName } from '../gallery/entry.ts';
import { PICTURE_NAME } from '../pictures/kind.ts';
import { either } from '../photos/drop.ts';
import { numberOf, plainName } from '../photos/name.ts';
import { checkEntry, pictureName, shown } from './entries.ts';
import type { Entry } from './entries.ts';
import { advice, error } from './problem.ts';
import type { Finding, Problem } from './problem.ts';

/** Entries read together: they are small. */
const WIDTH = 8;
const SHAPE = photoShape(pictureName);

/** A description that only names the file, or says nothing but that there is a photo. */
const saysNothing = (alt: string) => /^[\x20-\x7e]*$/.test(alt) && plainName(alt.replace(/\.\w{3,4}$/, '')) === 'photo';

/** Advice on an entry's description. */
function onDescription(data: unknown): Finding[] {
  if (!data || typeof data !== 'object') return [];
  if (!('alt' in data)) return [advice('The photo has no description, for those who cannot see it and for search engines.', 'Add a line such as `alt: Bridal look in red with a gold nath`.')];
  const { alt } = data;
  return typeof alt === 'string' && alt.trim() !== '' && saysNothing(alt)
    ? [advice(`The description ‘${alt}’ says nothing about the photo.`, 'Say what it shows, such as `alt: Bridal look in red with a gold nath`.')] : [];
}

/** Groups by a key, groups of one left out. */
function doubles<Key>(entries: Entry[], keyOf: (entry: Entry) => Key | undefined): Entry[][] {
  const groups = new Map<Key, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

const namesOf = (group: Entry[]) => group.map(({ path }) => basename(path)).join(' and ');

/** What is wrong between the entries of one gallery. */
function between(root: string, entries: Entry[]): Problem[] {
  const sameNumber = doubles(entries, ({ path }) => numberOf(basename(path))).map((group): Problem => ({
    ...error(`The number ${numberOf(basename(group[0]?.path ?? ''))} stands twice: ${namesOf(group)}. Which photo comes first is left to chance.`,
      'Rename one of them, and its picture, to a number that is free, and correct its line `image:`.'),
    file: shown(root, group.at(-1)?.path ?? root),
  }));
  const samePicture = doubles(entries, ({ pictures }) => pictures[0]).map((group): Problem => ({
    ...advice(`One photo hangs twice: ${namesOf(group)} name the same picture.`, 'Delete one of these files, unless you want that.'),
    file: shown(root, group.at(-1)?.path ?? root),
  }));
  return [...sameNumber, ...samePicture];
}

/** Files of one gallery that belong to no entry, or that the site will never read. */
function strays(root: string, folder: string, files: string[], entries: Entry[]): Problem[] {
  const owned = new Set(entries.flatMap(({ pictures }) => pictures));
  return files.filter((path) => !owned.has(path)).flatMap((path): Problem[] => {
    const file = shown(root, path);
    const name = basename(path);
    const nested = dirname(path) !== folder;
    if (/\.(ya?ml|md)$/i.test(name)) {
      if (!nested && isEntryName(name)) return [];
      return [{ ...error(`${name} is never read${nested ? ', for it lies in a folder within the gallery' : ': its ending must be .yaml, in small letters'}.`, nested ? 'Move it and its picture up, into the gallery’s folder.' : 'Rename it.'), file }];
    }
    const yaml = `${basename(name, extname(name))}.yaml`;
    return [{ ...error(`${name} hangs nowhere: no entry names it.`, `Run \`npm run photos\`, which hangs it; or write beside it a file ${yaml} with the line \`image: ${name}\`; or delete it.`), file }];
  });
}

/** Folders and files that lie beside the galleries instead of in one. */
async function beside(root: string, names: string[]): Promise<Problem[]> {
  const top = join(root, GALLERIES);
  const items = await readdir(top, { withFileTypes: true }).catch(() => []);
  return items.filter(({ name }) => !isLitter(name) && !names.includes(name)).map((item): Problem => ({
    ...(item.isDirectory()
      ? error(`No page shows a gallery named ${item.name}.`, `Give it a title in src/content/en/galleries.yaml, or move its photos to ${either(names)}.`)
      : error(`${item.name} lies in no gallery.`, `Move it into the folder ${either(names)}.`)),
    file: shown(root, join(top, item.name)),
  }));
}

/** Everything about the galleries: problems, and all pictures. */
export async function checkGalleries(root: string, names: string[]): Promise<{ problems: Problem[]; pictures: string[] }> {
  const problems = await beside(root, names);
  const pictures = new Set<string>();
  for (const name of names) {
    const folder = join(root, GALLERIES, name);
    const files = (await filesBelow(folder).catch(() => [])).sort(inOrder);
    const paths = files.filter((path) => dirname(path) === folder && isEntryName(path));
    const entries = await allOf(paths, WIDTH, (path) => checkEntry(root, path, SHAPE));
    for (const { path, data, pictures: named, problems: found } of entries) {
      problems.push(...found, ...onDescription(data).map((finding) => ({ ...finding, file: shown(root, path) })));
      for (const picture of named) pictures.add(picture);
    }
    problems.push(...between(root, entries), ...strays(root, folder, files, entries));
    // A picture that hangs nowhere is looked at too: what is wrong with it had better be known before it is hung.
    for (const path of files) if (PICTURE_NAME.test(path)) pictures.add(path);
  }
  return { problems, pictures: [...pictures] };
}
