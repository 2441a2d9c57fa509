/** Every picture below src/content that is not a new photo. */
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { exists } from '../files/exists.ts';
import { noneIfMissing } from '../files/none-if-missing.ts';
import { isIgnoredFile } from '../files/ignored-files.ts';
import { filesBelow } from '../files/list-files.ts';
import { CONTENT, ORIGINALS } from '../files/project-folders.ts';
import type { Gallery } from '../gallery/read-gallery.ts';
import { readReferences } from '../gallery/references.ts';
import type { Reference } from '../gallery/references.ts';
import { looseName } from '../gallery/safe-name.ts';
import { unreadReferences } from '../gallery/ignored-entry.ts';
import type { SkippedFile } from './new-photos.ts';
import { isEntryName, PICTURE_NAME } from '../../src/shared/path.ts';

/** A picture that is in its place, and the lines that name it. */
export interface ExistingPicture {
  /** Where the picture lies. */
  path: string;
  /** Where its lines look for it: another path when they differ from it by capitals, accents or the ending. */
  referencedAs: string[];
  /** The files with those lines. */
  referencedIn: string[];
  /** The folder that keeps its original. */
  originalsFolder: string;
}

/** A picture that no line names. */
export const unnamedPicture = (root: string, path: string): ExistingPicture => ({
  path,
  referencedAs: [],
  referencedIn: [],
  originalsFolder: originalsFolderOf(root, path),
});

/** The same for one file on every disk, without a space before the name. */
const normalized = (path: string) => looseName(join(dirname(path), basename(path).trimStart()));
const stem = (path: string) => normalized(path).slice(0, normalized(path).length - extname(path).length);

/** `originals/portfolio` for a gallery's picture, `originals/pictures` for a slide, and so for any other folder. */
function originalsFolderOf(root: string, path: string): string {
  const [first, second] = relative(join(root, CONTENT), dirname(path)).split(sep);
  return join(root, ORIGINALS, (first === 'gallery' ? second : undefined) ?? (first || 'content'));
}

/** Where an entry lies too deep to be read: in a folder within a gallery. */
const isTooDeep = (path: string, { folder }: Gallery) => path.startsWith(folder + sep) && dirname(path) !== folder;

/** The lines of entries that lie too deep: their pictures wait for them to be moved. */
async function deepReferences(galleries: Gallery[]): Promise<Reference[]> {
  const deep = galleries.flatMap((gallery) => gallery.others.filter((path) => isTooDeep(path, gallery)));
  const found = deep.map(async (file) => (await unreadReferences(file)).map((picture) => ({ file, picture })));
  return (await Promise.all(found)).flat();
}

/** The pictures that only entries name which lie too deep: hung as new ones, they would lose the entries' words. */
export const awaitingDeepEntries = (galleries: Gallery[], existing: ExistingPicture[]): SkippedFile[] =>
  existing.flatMap(({ path, referencedIn }) => {
    const [entry] = referencedIn;
    const isDeep = (file: string) => galleries.some((gallery) => isTooDeep(file, gallery));
    if (entry === undefined || !referencedIn.every(isDeep)) return [];
    const slip = `its entry ${basename(entry)} is never read, for it lies in a folder within the gallery`;
    return [{ path, reason: `${slip}: move the entry and this photo up, into the gallery’s folder` }];
  });

/** Finds the file that a line means. */
function finder(files: string[]): (reference: string) => string | undefined {
  const exact = new Set(files);
  const loosely = new Map(files.map((path) => [normalized(path), path]));
  const byStem = new Map(
    files
      .filter((path) => PICTURE_NAME.test(path))
      .reverse()
      .map((path) => [stem(path), path]),
  );
  return (reference) =>
    exact.has(reference) ? reference : (loosely.get(normalized(reference)) ?? byStem.get(stem(reference)));
}

/**
 * Every picture in its place, in order. A file in a gallery that no line names is new, and left out. An entry with a
 * mistake that hides its picture owns the one with its own name and those that its text mentions; one that lies too
 * deep to be read owns those that it names.
 */
export async function existingPictures(root: string, galleries: Gallery[]): Promise<ExistingPicture[]> {
  const visible = (await filesBelow(join(root, CONTENT)).catch(noneIfMissing)).filter((path) => !isEntryName(path));
  const references = await readReferences(root);
  // Phones hide deleted photos, so a hidden file is no new photo. One that a line names is wanted all the same.
  const hidden = [...new Set(references.map(({ picture }) => picture))].filter((picture) =>
    isIgnoredFile(basename(picture)),
  );
  const files = [
    ...visible,
    ...(await Promise.all(hidden.map(async (path) => ((await exists(path)) ? [path] : [])))).flat(),
  ];
  const find = finder(files);
  const broken = galleries.flatMap(({ entries, others }) =>
    entries.flatMap(({ path, broken: { text } = {} }) =>
      text === undefined
        ? []
        : [path, ...others.filter((other) => text.includes(basename(other)))].map((picture) => ({
            file: path,
            picture,
          })),
    ),
  );
  const existing = new Map<string, ExistingPicture>();
  for (const { file, picture } of [...references, ...broken, ...(await deepReferences(galleries))]) {
    const path = find(picture);
    if (!path) continue;
    const known = existing.get(path) ?? unnamedPicture(root, path);
    if (picture !== file) known.referencedAs = [...new Set([...known.referencedAs, picture])];
    known.referencedIn = [...new Set([...known.referencedIn, file])];
    existing.set(path, known);
  }
  const fresh = new Set(galleries.flatMap(({ others }) => others));
  for (const path of files) {
    if (!existing.has(path) && !fresh.has(path)) existing.set(path, unnamedPicture(root, path));
  }
  return [...existing.values()];
}

/** A test for files that are existing pictures, and so are not new. */
export function existingPathTest(pictures: ExistingPicture[]): (path: string) => boolean {
  const owned = new Set(pictures.map(({ path }) => path));
  return (path) => owned.has(resolve(path));
}

/** A test for paths that lines say and where no existing picture lies. */
export function missingPathTest(pictures: ExistingPicture[]): (path: string) => boolean {
  const found = new Set(pictures.flatMap(({ path, referencedAs }) => [path, ...referencedAs]));
  return (path) => !found.has(path);
}

/** The entries of which a mistake hides the picture, and what to do about them. @param isMadeSafe its picture was */
export const brokenEntries = (galleries: Gallery[], isMadeSafe: (entry: string) => boolean): SkippedFile[] =>
  galleries.flatMap(({ entries }) =>
    entries.flatMap(({ path, broken }) => {
      if (!broken) return [];
      const mistake = broken.line === undefined ? 'it names no picture' : `line ${broken.line} has a mistake in it`;
      const outcome = isMadeSafe(path) ? '; its photo was made safe all the same' : ', so its photo was left as it is';
      return [{ path, reason: `${mistake}${outcome}. \`npm run check\` says how to put it right` }];
    }),
  );
