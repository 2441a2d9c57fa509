/** The addresses of the site's pages. */
import { readdir } from 'node:fs/promises';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { questionKeys } from './question-pages.ts';

/** The pages' own files: those of the project that this check belongs to. */
const PAGES = fileURLToPath(new URL('../../src/pages', import.meta.url));
/** Pages that nobody is led to. */
const UNLISTED = ['/404', '/offline'];
/** What links are held against. */
export interface Addresses {
  root: string;
  /** The pages that have a file of their own, such as `/academy` and `/404`. */
  own: readonly string[];
  /** Every page that can be led to, such as `/academy`, `/portfolio` and `/portfolio/2`. */
  pages: ReadonlySet<string>;
  /** The keys of the questions on a page: each is a place that can be led to by `#`. */
  questions: Readonly<Record<string, readonly string[]>>;
}

/** The addresses of the pages that have a file of their own. */
async function ownPages(): Promise<string[]> {
  const files = await readdir(PAGES, { recursive: true });
  return files
    .map((file) =>
      file
        .split(sep)
        .join('/')
        .replace(/^\[\.\.\.\w+\]\//, ''),
    )
    .filter((file) => file.endsWith('.astro') && !file.includes('['))
    .map((file) => `/${file.replace(/\.astro$/, '').replace(/(^|\/)index$/, '')}`);
}

/**
 * Every address of the site.
 * @param galleries how many pages each gallery has
 */
export async function addressesOf(root: string, galleries: ReadonlyMap<string, number>): Promise<Addresses> {
  const own = await ownPages();
  const pages = new Set(own.filter((page) => !UNLISTED.includes(page)));
  for (const [name, count] of galleries) {
    pages.add(`/${name}`);
    for (let page = 2; page <= count; page += 1) pages.add(`/${name}/${page}`);
  }
  return { root, own, pages, questions: await questionKeys(root) };
}
