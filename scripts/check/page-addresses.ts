/** The addresses of the site's pages. */
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { hasCourseFiles } from '../../src/content.config/has-course.ts';
import { readBatches } from '../../src/content.config/read-batches.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../src/lib/locales.ts';
import { CONTACT_CARD, ROUTES, batchDatesFile, fileIn } from '../../src/lib/routes.ts';
import { anchorsOf, isListed, pageAddress, type LinkTargets } from '../../src/lib/site-links.ts';
import { contentPath } from './check-file.ts';
import { parseIfReadable } from './yaml/parse-file.ts';
import { allQuestions } from './read-questions.ts';

/** The pages' own files: those of the project that this check belongs to. */
const PAGES = fileURLToPath(new URL('../../src/pages', import.meta.url));
/** What links are held against, in a project. */
export interface Addresses extends LinkTargets {
  root: string;
  /** The files beside the pages that visitors are offered: the studio's cards, and the dates of each batch. */
  files: ReadonlySet<string>;
  /** The addresses that the site's own pages take or may take, such as `/academy` and `/404`. */
  own: readonly string[];
  questions: readonly Readonly<Record<string, unknown>>[];
  /** What galleries.yaml of the first language says; undefined when it is missing or broken. */
  titles: unknown;
}

/** The addresses of the pages that have a file of their own. */
async function ownPages(): Promise<string[]> {
  const files = await readdir(PAGES, { recursive: true });
  return files.map(pageAddress).filter((address) => address !== undefined);
}

/** The files that pages offer, in every language. */
function ownFiles(root: string): Set<string> {
  const reading = parseIfReadable(contentPath(root, 'course.yaml'));
  const { batches = [] } = (reading && 'parsed' in reading && readBatches(reading.parsed.data)) || {};
  const files = [CONTACT_CARD, ...batches.map(({ starts }) => batchDatesFile(starts))];
  return new Set(LOCALES.flatMap((locale) => files.map((file) => fileIn(file, locale))));
}

/**
 * Every address of the site.
 * @param galleries how many pages each gallery has
 */
export async function addressesOf(root: string, galleries: ReadonlyMap<string, number>): Promise<Addresses> {
  const own = await ownPages();
  const pages = new Set(own.filter(isListed));
  if (!hasCourseFiles(contentPath(root))) pages.delete(ROUTES.academy);
  for (const [name, count] of galleries) {
    pages.add(`/${name}`);
    for (let page = 2; page <= count; page += 1) pages.add(`/${name}/${page}`);
  }
  const questions = allQuestions(root);
  const reading = parseIfReadable(contentPath(root, DEFAULT_LOCALE, 'galleries.yaml'));
  const titles = reading && 'parsed' in reading ? reading.parsed.data : undefined;
  return { root, files: ownFiles(root), own, pages, anchors: anchorsOf(questions), questions, titles };
}
