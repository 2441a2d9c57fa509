/** The studio's facts and the texts of every language, against their shapes and what shapes cannot know. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ZodType } from 'astro/zod';
import {
  aboutShape,
  courseShape,
  founderShape,
  galleriesShape,
  homeShape,
  studioShape,
  wordsShape,
} from '../../src/content.config.ts';
import { hasCode } from '../files/error-code.ts';
import { isSystemFile } from '../gallery/folder.ts';
import type { Addresses } from './page-addresses.ts';
import { checkEntry, contentPath, pictureName, displayPath } from './entries.ts';
import type { Entry } from './entries.ts';
import { courseFacts, studioFacts } from './facts.ts';
import type { FieldFinding } from './fields.ts';
import { unwritableLetters } from './share-titles.ts';
import { galleryNameFindings } from './gallery-names.ts';
import { deadLinks } from './links.ts';
import { nearest } from './did-you-mean.ts';
import { error } from './problem.ts';
import type { Finding, Problem } from './problem.ts';
import type { ParsedText } from './text-file.ts';
import { deadInText, missingInText } from './text-links.ts';

/** The language that every site has. */
const FIRST_LANGUAGE = 'en';
/** Folders of src/content that hold pictures, not texts. */
const PICTURE_FOLDERS = ['gallery', 'pictures'];

/** Looks at what the shape of a text cannot know. */
type TextRule = (source: ParsedText, path: string, addresses: Addresses) => FieldFinding[] | Promise<FieldFinding[]>;

/** Looks at the text of a Markdown file that stands on the page `on`. */
const bodyOn =
  (on: string): TextRule =>
  async (source, path, addresses) => [
    ...(await deadInText(source, on, addresses)),
    ...(await missingInText(source, path, addresses.root)),
  ];

/** The files of a language folder. */
const TEXTS: Record<string, { schema: ZodType; rule?: TextRule }> = {
  'home.yaml': { schema: homeShape(pictureName), rule: (source, _, addresses) => deadLinks(source, addresses, '/') },
  'founder.md': { schema: founderShape(pictureName), rule: bodyOn('/') },
  'about.md': {
    schema: aboutShape(pictureName),
    rule: async (source, path, addresses) => [
      ...(await bodyOn('/about-us')(source, path, addresses)),
      ...unwritableLetters(['title'])(source.data),
    ],
  },
  'galleries.yaml': {
    schema: galleriesShape,
    rule: ({ data }, _, { own }) => [...galleryNameFindings(data, own), ...unwritableLetters(['*', 'title'])(data)],
  },
  'course.yaml': {
    schema: courseShape(pictureName),
    rule: ({ data }) => [...courseFacts(data), ...unwritableLetters(['title'])(data)],
  },
  'words.yaml': {
    schema: wordsShape,
    rule: async (source, _, addresses) => [
      ...(await deadLinks(source, addresses)),
      ...unwritableLetters(['contact', 'title'])(source.data),
    ],
  },
};

/** Files of a language folder that the site never reads, most often because of a slip in their names. */
function unreadFiles(root: string, folder: string, names: string[]): Problem[] {
  return names
    .filter((name) => !isSystemFile(name) && !Object.hasOwn(TEXTS, name))
    .map((name) => {
      const meant = nearest(name.replace(/\.(txt|rtf)$/, ''), Object.keys(TEXTS));
      return {
        ...error(
          `The site never reads a file named ${name}.`,
          meant ? `Did you mean ${meant}? Rename it; capitals count.` : 'Move it out of src/content.',
        ),
        file: displayPath(root, join(folder, name)),
      };
    });
}

/** The names in a folder; a closed one is a problem. */
async function namesIn(root: string, folder: string): Promise<{ names: string[]; problems: Problem[] }> {
  try {
    return { names: await readdir(folder), problems: [] };
  } catch (failure) {
    if (hasCode(failure, 'ENOENT')) return { names: [], problems: [] };
    const finding: Finding = error(
      'This folder cannot be opened.',
      'Check that it is a folder, and that this computer allows it to be read.',
    );
    return { names: [], problems: [{ ...finding, file: displayPath(root, folder) }] };
  }
}

/** Files that lie beside the languages' folders, and those folders but the first language's. */
async function languagesAndMisplaced(root: string): Promise<{ languages: string[]; problems: Problem[] }> {
  const items = await readdir(contentPath(root), { withFileTypes: true }).catch(() => []);
  const isFolder = (name: string) => items.some((item) => item.name === name && item.isDirectory());
  const others = items
    .map(({ name }) => name)
    .filter((name) => !isSystemFile(name) && ![...PICTURE_FOLDERS, FIRST_LANGUAGE, 'studio.yaml'].includes(name));
  const loose = others.filter((name) => !isFolder(name));
  return {
    languages: others.filter(isFolder),
    problems: loose.map((name) => ({
      ...error(
        `The site never reads a file named ${name} here.`,
        nearest(name, ['studio.yaml'])
          ? 'Did you mean studio.yaml? Rename it; capitals count.'
          : 'Move it out of src/content.',
      ),
      file: displayPath(root, contentPath(root, name)),
    })),
  };
}

/** Checks the facts and all texts; the first entry is the facts. */
export async function checkTexts(
  root: string,
  addresses: Addresses,
): Promise<{ problems: Problem[]; entries: Entry[] }> {
  const { languages, problems } = await languagesAndMisplaced(root);
  const checks = [
    checkEntry(root, contentPath(root, 'studio.yaml'), studioShape, ({ data }) => [
      ...studioFacts(data),
      ...unwritableLetters(['name'])(data),
    ]),
  ];
  for (const language of [FIRST_LANGUAGE, ...languages]) {
    const folder = contentPath(root, language);
    const listing = await namesIn(root, folder);
    problems.push(...listing.problems, ...unreadFiles(root, folder, listing.names));
    for (const [name, { schema, rule }] of Object.entries(TEXTS)) {
      // A second language may be begun file by file.
      if (language !== FIRST_LANGUAGE && !listing.names.includes(name)) continue;
      const path = join(folder, name);
      checks.push(checkEntry(root, path, schema, rule && ((source) => rule(source, path, addresses))));
    }
  }
  const entries = await Promise.all(checks);
  return { problems: [...problems, ...entries.flatMap((entry) => entry.problems)], entries };
}
