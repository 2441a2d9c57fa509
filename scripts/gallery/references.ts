/**
 * The lines of src/content that name pictures: `image:` of a gallery's entry, of a slide, of the founder; `share:` of
 * a page. Read leniently, and changed letter by letter: everything else in those files stays as it was written.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isPair, isScalar, parseDocument, visit } from 'yaml';
import { writeAtomic } from '../files/atomic-write.ts';
import { PICTURE_NAME } from '../../src/shared/file-kind.ts';
import { yamlPart, isEntryName } from './entry.ts';
import { filesBelow, GALLERIES } from './read-gallery.ts';

/** Where the owner's files lie, from the project's folder. */
export const CONTENT = join('src', 'content');
/** Fields that hold a picture, whatever its name ends in; in other fields only what ends like a picture is one. */
const PICTURE_FIELD = /^(image|share)$/;
/** Fields of words, in which the name of a picture is only a word. */
const PROSE = /^(alt(_\w+)?|caption|title|description|label)$/;
/** A line that names a picture in a file that is no sound YAML. */
const LINE = /^[ \t]*(?:-[ \t]+)?(?:image|share):[ \t]*(["']?)(.+?)\1[ \t]*(?:#.*)?\r?$/gm;
/** Letters that YAML takes without quotation marks wherever they stand. */
const BARE = /^[\p{L}\p{N}._/][\p{L}\p{M}\p{N}._/-]*$/u;

/** A line that names a picture. */
export interface Reference {
  file: string;
  /** Where the picture lies, as the line says it. */
  picture: string;
}

/** A name in a text, and where it stands with its quotation marks. */
interface Occurrence {
  value: string;
  from: number;
  to: number;
}

function occurrencesIn(file: string, text: string): Occurrence[] {
  const { data, start } = yamlPart(file, text);
  const document = parseDocument(data);
  if (document.errors.length > 0) {
    return [...data.matchAll(LINE)].map((match) => {
      const from = start + match.index + match[0].indexOf(`${match[1]}${match[2]}`, match[0].indexOf(':') + 1);
      return { value: (match[2] ?? '').trim(), from, to: from + (match[2] ?? '').length + 2 * (match[1] ?? '').length };
    });
  }
  const places: Occurrence[] = [];
  visit(document, {
    Scalar: (key, node, path) => {
      const pair = path.at(-1);
      const field = isPair(pair) && key === 'value' && isScalar(pair.key) ? String(pair.key.value) : '';
      if (key === 'key' || typeof node.value !== 'string' || !node.range || PROSE.test(field)) return;
      if (PICTURE_FIELD.test(field) || PICTURE_NAME.test(node.value)) {
        places.push({ value: node.value.trim(), from: start + node.range[0], to: start + node.range[1] });
      }
    },
  });
  return places;
}

/** The texts that the site reads: not those in folders within a gallery. */
async function textsOf(root: string): Promise<string[]> {
  const files = await filesBelow(join(root, CONTENT)).catch(() => []);
  return files.filter(
    (file) =>
      isEntryName(file) &&
      relative(join(root, GALLERIES), dirname(file))
        .split(sep)
        .filter((part) => part !== '..').length < 2,
  );
}

/** Every line below src/content that names a picture. */
export async function readReferences(root: string): Promise<Reference[]> {
  const texts = await Promise.all(
    (await textsOf(root)).map(async (file) => ({ file, text: await readFile(file, 'utf8').catch(() => '') })),
  );
  return texts.flatMap(({ file, text }) =>
    occurrencesIn(file, text)
      .filter(({ value }) => value !== '')
      .map(({ value }) => ({ file, picture: join(dirname(file), value) })),
  );
}

/** The text of `file` with other names for the pictures that have moved; `moved` gives the new path for the old. */
export function withNewPaths(file: string, text: string, moved: ReadonlyMap<string, string>): string {
  let result = text;
  for (const { value, from, to } of occurrencesIn(file, text).reverse()) {
    const target = moved.get(join(dirname(file), value));
    if (target === undefined) continue;
    const path = relative(dirname(file), target).split(sep).join('/');
    const name = value.startsWith('./') ? `./${path}` : path;
    result = `${result.slice(0, from)}${BARE.test(name) ? name : JSON.stringify(name)}${result.slice(to)}`;
  }
  return result;
}

/** Writes the new paths of moved pictures into these files. */
export async function updateReferences(files: Iterable<string>, moved: ReadonlyMap<string, string>): Promise<void> {
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    const next = withNewPaths(file, text, moved);
    if (next !== text) await writeAtomic(file, next);
  }
}
