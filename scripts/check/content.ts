/** The content check as a function: every problem of every file under src/content. */
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ZodType } from 'astro/zod';
import {
  aboutShape, courseShape, founderShape, galleriesShape, homeShape, studioShape, wordsShape,
} from '../../src/content.config.ts';
import { allOf, WIDTH } from '../ahead.ts';
import { galleryNames, GALLERIES, inOrder, isLitter } from '../gallery/folder.ts';
import { checkEntry, contentPath, pictureName, shown } from './entries.ts';
import { courseFacts, studioFacts } from './facts.ts';
import type { Placed } from './fields.ts';
import { checkGalleries } from './galleries.ts';
import { lettersOf } from './letters.ts';
import { nearest } from './nearest.ts';
import { readPicture } from './pictures.ts';
import { error } from './problem.ts';
import type { Problem } from './problem.ts';
import { loadProofs } from './proofs.ts';
import { checkSettings } from './settings.ts';

/** The language that every site has. */
const FIRST_LANGUAGE = 'en';
/** Folders of src/content that hold pictures, not texts. */
const PICTURE_FOLDERS = ['gallery', 'pictures'];

/** The files of a language folder, their shapes, and what shapes cannot know. */
const TEXTS: Record<string, { shape: ZodType; facts?: (data: unknown) => Placed[] }> = {
  'home.yaml': { shape: homeShape(pictureName) },
  'founder.md': { shape: founderShape(pictureName) },
  'about.md': { shape: aboutShape(pictureName), facts: lettersOf(['title']) },
  'galleries.yaml': { shape: galleriesShape, facts: lettersOf(['*', 'title']) },
  'course.yaml': { shape: courseShape(pictureName), facts: (data) => [...courseFacts(data), ...lettersOf(['title'])(data)] },
  'words.yaml': { shape: wordsShape, facts: lettersOf(['contact', 'title']) },
};

/** What the check found, and how much it looked at. */
export interface Verdict {
  problems: Problem[];
  texts: number;
  pictures: number;
}

/** Files of a language folder that the site never reads, most often because of a slip in their names. */
function unread(root: string, folder: string, names: string[]): Problem[] {
  return names.filter((name) => !isLitter(name) && !Object.hasOwn(TEXTS, name)).map((name) => {
    const meant = nearest(name, Object.keys(TEXTS));
    return {
      ...error(`The site never reads a file named ${name}.`, meant ? `Did you mean ${meant}? Rename it; capitals count.` : 'Move it out of src/content.'),
      file: shown(root, join(folder, name)),
    };
  });
}

async function checkTexts(root: string): Promise<{ problems: Problem[]; pictures: string[]; texts: number }> {
  const items = await readdir(contentPath(root), { withFileTypes: true }).catch(() => []);
  const others = items.filter((item) => item.isDirectory() && !PICTURE_FOLDERS.includes(item.name) && item.name !== FIRST_LANGUAGE);
  const studio = (data: unknown) => [...studioFacts(data), ...lettersOf(['name'])(data)];
  const checks = [checkEntry(root, contentPath(root, 'studio.yaml'), studioShape, studio)];
  const problems: Problem[] = [];
  for (const language of [FIRST_LANGUAGE, ...others.map(({ name }) => name)]) {
    const folder = contentPath(root, language);
    const names = await readdir(folder).catch((): string[] => []);
    problems.push(...unread(root, folder, names));
    for (const [name, { shape, facts }] of Object.entries(TEXTS)) {
      // A second language may be begun file by file.
      if (language === FIRST_LANGUAGE || names.includes(name)) checks.push(checkEntry(root, join(folder, name), shape, facts));
    }
  }
  const entries = await Promise.all(checks);
  return {
    problems: [...problems, ...entries.flatMap((entry) => entry.problems)],
    pictures: entries.flatMap((entry) => entry.pictures),
    texts: entries.length,
  };
}

const byPlace = (a: Problem, b: Problem) => inOrder(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0);

/** Checks the content of the project in `root`, and the settings in `env` that a build of it would refuse. */
export async function checkContent(root: string, env = process.env): Promise<Verdict> {
  const texts = await checkTexts(root);
  const galleries = await checkGalleries(root, await galleryNames(root));
  const pictures = [...new Set([...texts.pictures, ...galleries.pictures])];
  const proofs = await loadProofs(root);
  const looked = await allOf(pictures, WIDTH, async (path): Promise<Problem[]> => {
    const grid = dirname(dirname(path)) === join(root, GALLERIES);
    return (await readPicture(path, { grid, proofs })).map((finding) => ({ ...finding, file: shown(root, path) }));
  });
  await proofs.save();
  return {
    problems: [...(await checkSettings(root, env)), ...texts.problems, ...galleries.problems, ...looked.flat()].sort(byPlace),
    texts: texts.texts,
    pictures: pictures.length,
  };
}
