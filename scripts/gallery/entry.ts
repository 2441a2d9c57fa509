/**
 * Gallery entries as they lie on the disk, read leniently: an entry with a mistake in it still owns its picture.
 * What is wrong with it is for the content check to say.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseDocument } from 'yaml';
import { fieldsText } from '../../src/shared/entry-yaml.ts';
import { yamlPart } from '../../src/shared/front-matter.ts';

/** One entry: a YAML file, or a Markdown file with front matter. */
export interface Entry {
  /** Where the entry lies. */
  path: string;
  /** Where the picture lies that it names; undefined when it names none. */
  picture: string | undefined;
  /** True when it has a description. */
  described: boolean;
  /**
   * Of an entry with a mistake that hides which picture it names: its text, in which the name may stand all the same,
   * and the line of the mistake, from 1, where it can be told.
   */
  broken?: { text: string; line: number | undefined };
}

/** The line of a text that makes it an entry, whatever the file is called. */
export const NAMES_PICTURE = /^[ \t]*image:/m;

const nonEmpty = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Reads one entry. */
export async function readEntry(path: string): Promise<Entry> {
  const text = await readFile(path, 'utf8');
  const { data, start } = yamlPart(path, text);
  const document = parseDocument(data);
  const [mistake] = document.errors;
  const isSound = mistake === undefined;
  const value = (field: string) =>
    nonEmpty(isSound ? document.get(field) : new RegExp(`^${field}:[ \\t]*["']?([^"'\\n]+)`, 'm').exec(data)?.[1]);
  const image = value('image');
  return {
    path,
    picture: image ? join(dirname(path), image) : undefined,
    described: value('alt') !== undefined,
    ...((mistake || !image) && { broken: { text, line: mistake && lineAt(text, start + mistake.pos[0]) } }),
  };
}

/** The text of a new entry. */
export function entryText(image: string, alt: string | undefined): string {
  return fieldsText(alt ? { image, alt } : { image });
}
