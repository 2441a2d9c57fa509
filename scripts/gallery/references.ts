/** The lines of the files below src/content that name pictures, as src/shared/picture-references.ts finds them. */
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { writeAtomic } from '../files/atomic-write.ts';
import { noneIfMissing } from '../files/none-if-missing.ts';
import { filesBelow } from '../files/list-files.ts';
import { CONTENT, GALLERIES } from '../files/project-folders.ts';
import { isEntryName } from '../../src/shared/path.ts';
import { pictureNames, withNewNames } from '../../src/shared/picture-references.ts';

/** A line that names a picture. */
export interface Reference {
  file: string;
  /** Where the picture lies, as the line says it. */
  picture: string;
}

/** The texts that the site reads: not those in folders within a gallery. */
async function textsOf(root: string): Promise<string[]> {
  const files = await filesBelow(join(root, CONTENT)).catch(noneIfMissing);
  return files.filter(
    (file) =>
      isEntryName(file) &&
      relative(join(root, GALLERIES), dirname(file))
        .split(sep)
        .filter((part) => part !== '..').length < 2,
  );
}

/** The lines of the text at `file` that name a picture. */
export async function referencesIn(file: string): Promise<Reference[]> {
  return pictureNames(file, await readFile(file, 'utf8')).map((name) => ({ file, picture: join(dirname(file), name) }));
}

/** Every line below src/content that names a picture; of a text that cannot be read, none. */
export async function readReferences(root: string): Promise<Reference[]> {
  const readable = (await textsOf(root)).map((file) => referencesIn(file).catch(() => []));
  return (await Promise.all(readable)).flat();
}

/** A path as texts say it, on every computer. */
const written = (path: string) => path.split(sep).join('/');

/** The text of `file` with other names for the pictures that have moved; `moved` gives the new path for the old. */
export const withNewPaths = (file: string, text: string, moved: ReadonlyMap<string, string>): string =>
  withNewNames(written(file), text, new Map([...moved].map(([from, to]) => [written(from), written(to)])));

/** Writes the new paths of moved pictures into these files. */
export async function updateReferences(files: Iterable<string>, moved: ReadonlyMap<string, string>): Promise<void> {
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    const next = withNewPaths(file, text, moved);
    if (next !== text) await writeAtomic(file, next);
  }
}
