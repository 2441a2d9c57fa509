/** The galleries as a whole: entries without a picture, pictures without an entry, and files in the wrong place. */
import { readdir } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import pMap from 'p-map';
import { photoSchema } from '../../src/content.config/photo.ts';
import { displayPath } from '../files/display-path.ts';
import { isIgnoredFile } from '../files/ignored-files.ts';
import { filesBelow } from '../files/list-files.ts';
import { noneIfMissing } from '../files/none-if-missing.ts';
import { GALLERIES } from '../files/project-folders.ts';
import { listWithOr } from '../terminal/sentence-list.ts';
import { capitalsRemedy, galleryInOtherCapitals, looksLike } from '../gallery/safe-name.ts';
import { unreadReferences } from '../gallery/ignored-entry.ts';
import { slugOf } from '../../src/shared/photo-name.ts';
import { additionInBraces } from './fields/notation.ts';
import { duplicateEntryFindings } from './duplicate-entries.ts';
import { checkFile, pictureName } from './check-file.ts';
import type { CheckedFile } from './check-file.ts';
import { filesIn, linkedFolder } from './folders.ts';
import { isGalleryName, decomposedName } from './gallery-names.ts';
import { writingSystemFindings } from './wrong-writing-system.ts';
import type { WithoutNames } from './studio-names.ts';
import { emptyGroups, unknownGroup } from './photo-groups.ts';
import { advice, error } from './problem.ts';
import type { CheckFinding, Problem } from './problem.ts';
import { strayFinding, unreadEntry, unsafeName } from './stray-files.ts';
import { missingPictureFindings } from './markdown/links.ts';
import { isEntryName } from '../../src/shared/path.ts';

/** Entries read together: they are small. */
const ENTRY_CONCURRENCY = 8;
const SCHEMA = photoSchema(pictureName);

/** A description that only names the file, or says nothing but that there is a photo. */
const saysNothing = (alt: string) => /^[\x20-\x7e]*$/.test(alt) && slugOf(alt.replace(/\.\w{3,4}$/, '')) === 'photo';

const EXAMPLE = '`alt: Bridal look in red with a gold nath`';

/** Advice on an entry's description. */
function descriptionAdvice({ data, source }: CheckedFile): CheckFinding[] {
  if (!data || typeof data !== 'object') return [];
  if (!('alt' in data))
    return [
      advice(
        'The photo has no description, for those who cannot see it and for search engines.',
        (source && additionInBraces(source, ['alt'], [], `, such as ${EXAMPLE}`)) ?? `Add a line such as ${EXAMPLE}.`,
      ),
    ];
  const { alt } = data;
  return typeof alt === 'string' && alt.trim() !== '' && saysNothing(alt)
    ? [advice(`The description ‘${alt}’ says nothing about the photo.`, `Say what it shows, such as ${EXAMPLE}.`)]
    : [];
}

/**
 * A test for files that belong to an entry with a mistake: the one that its text mentions, and the one of its name.
 * They are not unused: their entry only has to be put right.
 */
function mentionedByBroken(entries: CheckedFile[]): (path: string) => boolean {
  const broken = entries.filter(
    ({ problems, pictures }) => pictures.length === 0 && problems.some(({ level }) => level === 'error'),
  );
  const stem = (path: string) => basename(path, extname(path)).toLowerCase();
  return (path) => broken.some((entry) => stem(entry.path) === stem(path) || entry.text.includes(basename(path)));
}

/**
 * What is wrong with a folder that is no gallery; nothing where the fault is in galleries.yaml, and told there.
 * @param folders all that lie there
 * @param bare the galleries without a file, one of which the folder may have been
 */
function unshownFolder(name: string, names: string[], folders: string[], bare: string[]): CheckFinding | undefined {
  if (names.some((other) => looksLike(other, name))) return decomposedName(name);
  const cause = `No page shows a gallery named ${name}.`;
  const meant = galleryInOtherCapitals(name, names, folders);
  if (meant !== undefined) return error(cause, `${capitalsRemedy(meant)}.`);
  const others = `in src/content/en/galleries.yaml, or move its photos to ${listWithOr(names)}.`;
  return error(
    cause,
    bare.length > 0
      ? `If it is ${listWithOr(bare)} under another name, rename the folder to that; if not, give it a title ${others}`
      : `Give it a title ${others}`,
  );
}

/** Whether no file lies in a folder, or below it, but litter, or it is not there; false for one that is closed. */
const isEmpty = (folder: string): Promise<boolean> =>
  filesBelow(folder)
    .catch(noneIfMissing)
    .then(
      (files) => files.length === 0,
      () => false,
    );

/** The galleries without a file, also those without a folder. */
async function bareGalleries(top: string, names: string[]): Promise<string[]> {
  const found = names.map(async (name) => ((await isEmpty(join(top, name))) ? [name] : []));
  return (await Promise.all(found)).flat();
}

/** Folders and files that lie beside the galleries instead of in one. */
async function misplacedItems(root: string, names: string[]): Promise<Problem[]> {
  const top = join(root, GALLERIES);
  const items = await readdir(top, { withFileTypes: true }).catch(() => []);
  const folders = items.map(({ name }) => name);
  const problems: Problem[] = [];
  for (const item of items.filter(({ name }) => !isIgnoredFile(name) && !names.includes(name))) {
    const path = join(top, item.name);
    // What is left of a gallery that got another name; git does not keep it.
    if (item.isDirectory() && (await isEmpty(path))) continue;
    const finding = item.isDirectory()
      ? unshownFolder(item.name, names, folders, await bareGalleries(top, names))
      : error(`${item.name} lies in no gallery.`, `Move it into the folder ${listWithOr(names)}.`);
    if (finding) problems.push({ ...finding, file: displayPath(root, path) });
  }
  return problems;
}

/** A picture file, and whether a text names it. */
export interface PictureFile {
  path: string;
  /** Some text names it, or is about to. */
  isUsed: boolean;
}

/** Everything about the files of one gallery. */
async function checkGallery(
  root: string,
  folder: string,
  files: string[],
  titles: CheckedFile | undefined,
  withoutNames: WithoutNames,
): Promise<{ problems: Problem[]; pictures: PictureFile[]; entries: CheckedFile[] }> {
  const gallery = basename(folder);
  const inFile = (path: string, findings: (CheckFinding | undefined)[]) =>
    findings.flatMap((finding): Problem[] => (finding ? [{ ...finding, file: displayPath(root, path) }] : []));
  const paths = new Set(files.filter((path) => dirname(path) === folder && isEntryName(path)));
  const entries = await pMap(
    paths,
    (path) =>
      checkFile(root, path, SCHEMA, async (source) => [
        ...(await missingPictureFindings(source, path, root)),
        ...unknownGroup(source.data, gallery, titles?.source),
        ...writingSystemFindings(source, undefined, withoutNames),
      ]),
    { concurrency: ENTRY_CONCURRENCY },
  );
  const owned = new Set(entries.flatMap(({ pictures }) => pictures));
  // A picture that a corrected line names is neither hung nor renamed before: its entry's words would stay behind.
  const meant = new Set(entries.flatMap((entry) => entry.meant).filter((path) => !owned.has(path)));
  const isMentioned = mentionedByBroken(entries);
  // Nor is one that hangs as soon as its entry is read.
  const unread = files.filter((path) => !paths.has(path));
  const awaiting = new Set((await pMap(unread, unreadReferences, { concurrency: ENTRY_CONCURRENCY })).flat());
  const problems = entries.flatMap((entry) => [...entry.problems, ...inFile(entry.path, descriptionAdvice(entry))]);
  const unused = emptyGroups(
    entries.map(({ data }) => data),
    gallery,
    titles?.data,
  );
  problems.push(
    ...unused.flatMap(({ path, ...finding }) =>
      titles ? [{ ...finding, file: displayPath(root, titles.path), line: titles.source?.line(path) }] : [],
    ),
  );
  const pictures: PictureFile[] = [];
  for (const path of files) {
    const isEntry = isEntryName(path.toLowerCase());
    const problem = await (isEntry ? unreadEntry(path, folder) : strayFinding(path, folder));
    problems.push(...inFile(path, [meant.has(path) ? undefined : unsafeName(path), problem]));
    // A picture that no entry names is checked too, so that its mistakes are known before it is added.
    const isUsed = owned.has(path) || meant.has(path) || awaiting.has(path) || isMentioned(path);
    if (!isEntry && !problem) pictures.push({ path, isUsed });
  }
  for (const path of owned.difference(new Set(files))) pictures.push({ path, isUsed: true });
  return { problems: [...problems, ...duplicateEntryFindings(root, entries)], pictures, entries };
}

/** How many entries each gallery has. */
export async function entryCounts(root: string, names: string[]): Promise<Map<string, number>> {
  const counts = names.map(async (name) => {
    const files = await readdir(join(root, GALLERIES, name)).catch((): string[] => []);
    return [name, files.filter(isEntryName).length] as const;
  });
  return new Map(await Promise.all(counts));
}

/**
 * Everything about the galleries: problems, all pictures, and the entries.
 * @param titles galleries.yaml of the first language
 */
export async function checkGalleries(
  root: string,
  names: string[],
  titles: CheckedFile | undefined,
  withoutNames: WithoutNames,
): Promise<{ problems: Problem[]; pictures: PictureFile[]; entries: CheckedFile[] }> {
  const linked = linkedFolder(root, join(root, GALLERIES));
  if (linked.length > 0) return { problems: linked, pictures: [], entries: [] };
  const problems = await misplacedItems(root, names);
  const pictures: PictureFile[] = [];
  const entries: CheckedFile[] = [];
  for (const name of names.filter(isGalleryName)) {
    const folder = join(root, GALLERIES, name);
    const listing = await filesIn(root, folder);
    const found = await checkGallery(root, folder, listing.files, titles, withoutNames);
    problems.push(...listing.problems, ...found.problems);
    pictures.push(...found.pictures);
    entries.push(...found.entries);
  }
  // One that an entry of another gallery means is told where that entry stands.
  const meant = new Set(entries.flatMap((entry) => entry.meant));
  const told = pictures.map((picture) => (meant.has(picture.path) ? { ...picture, isUsed: true } : picture));
  return { problems, pictures: told, entries };
}
