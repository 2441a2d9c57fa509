/**
 * Gallery entries as they lie on the disk, read leniently: an entry with a mistake in it still owns its picture.
 * What is wrong with it is for the content check to say.
 */
import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { parseDocument } from 'yaml';
import { fieldsText } from '../../src/shared/entry-text.ts';

/** One entry: a YAML file, or a Markdown file with front matter. */
export interface Entry {
  /** Where the entry lies. */
  path: string;
  /** Where the picture lies that it names; undefined when it names none. */
  picture: string | undefined;
  /** True when it has a description. */
  described: boolean;
}

/** The names that the site reads as entries. */
export const isEntryName = (name: string) => /\.(yaml|yml|md)$/.test(name);

/** A file's text between the two `---` of front matter, and where it begins; of a YAML file the whole text. */
export function yamlPart(path: string, text: string): { data: string; start: number } {
  if (extname(path) !== '.md') return { data: text, start: 0 };
  const open = /^\uFEFF?\s*---[^\n]*\n/.exec(text)?.[0].length ?? 0;
  const close = text.slice(open).search(/^---/m);
  return { data: close === -1 ? text.slice(open) : text.slice(open, open + close), start: open };
}

const nonEmpty = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);

/** Reads one entry. */
export async function readEntry(path: string): Promise<Entry> {
  const { data } = yamlPart(path, await readFile(path, 'utf8'));
  const document = parseDocument(data);
  const isSound = document.errors.length === 0;
  const value = (field: string) =>
    nonEmpty(isSound ? document.get(field) : new RegExp(`^${field}:[ \\t]*["']?([^"'\\n]+)`, 'm').exec(data)?.[1]);
  const image = value('image');
  return { path, picture: image ? join(dirname(path), image) : undefined, described: value('alt') !== undefined };
}

/** The text of a new entry. */
export function entryText(image: string, alt: string | undefined): string {
  return fieldsText(alt ? { image, alt } : { image });
}
