/** Links within the site: whether the page is there that a menu, a button or a text leads to. */
import { access, readdir } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Placed } from './fields.ts';
import { nearest } from './nearest.ts';
import { findPicture } from './picture-path.ts';
import { error } from './problem.ts';
import type { Path, Source } from './source.ts';

/** The pages' own files: those of the project that this check belongs to. */
const PAGES = fileURLToPath(new URL('../../src/pages', import.meta.url));
/** Pages that nobody is led to. */
const UNLISTED = ['/404', '/offline'];
/** Parts of pages that can be led to by `#`; a photo's own, such as `#post-7-party-gold`, opens it. */
const ANCHORS: Record<string, readonly string[]> = {
  '/': ['contact', 'founder', 'visit', 'hours', 'talk', 'main'],
  '/contact': ['contact', 'visit', 'hours', 'talk', 'main'],
};

/** What links are held against. */
export interface Addresses {
  root: string;
  /** The pages that have a file of their own, such as `/academy` and `/404`. */
  own: readonly string[];
  /** Every page that can be led to, such as `/academy`, `/portfolio` and `/portfolio/2`. */
  pages: ReadonlySet<string>;
}

/** The addresses of the pages that have a file of their own. */
async function ownPages(): Promise<string[]> {
  const files = await readdir(PAGES, { recursive: true });
  return files.map((file) => file.split(sep).join('/').replace(/^\[\.\.\.\w+\]\//, ''))
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
  return { root, own, pages };
}

const isThere = (path: string) => access(path).then(() => true, () => false);

/** What is wrong with a link, such as `/portfolio` or `#contact`, that stands on the page `on`. */
async function deadLink(to: string, on: string | undefined, { root, pages }: Addresses): Promise<Omit<Placed, 'path'> | undefined> {
  const [, address = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(to) ?? [];
  const page = address === '' ? on : address;
  if (page === undefined) {
    return error(`The link to ${to} leads nowhere on the other pages: it looks for its place on the page that it stands on.`,
      `Write ${anchor === 'contact' ? '/contact' : `the page before it, such as /${to}`}.`);
  }
  if (!pages.has(page)) {
    // What lies in public/ is published under its own name.
    if (address.startsWith('/') && address.length > 1 && (await isThere(join(root, 'public', safelyDecoded(address))))) return undefined;
    const meant = nearest(page.replace(/\/+$/, '').replace(/\.html$/, ''), pages);
    return error(`The link to ${to} leads to a page that does not exist.`, meant ? `Did you mean ${meant}?` : `The pages are ${[...pages].filter((known) => !/\/\d+$/.test(known)).join(', ')}.`);
  }
  const parts = anchor ? ANCHORS[page] : undefined;
  if (!anchor || !parts || parts.includes(anchor)) return undefined;
  const meant = nearest(anchor, parts);
  return error(`The link to ${to} leads to a place that the page does not have.`, `Did you mean ${address}#${meant ?? 'contact'}?`);
}

/** Every `to` in `data`, with its path. */
function linksIn(data: unknown, path: Path = []): { path: Path; to: string }[] {
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'to' && typeof value === 'string' && /^[/#]/.test(value) ? [{ path: [...path, key], to: value }] : linksIn(value, [...path, key]));
}

/** Links of a menu or of buttons that lead nowhere. @param on the page that they stand on, if it is only one */
export async function deadLinks({ data }: Source, addresses: Addresses, on?: string): Promise<Placed[]> {
  const found = await Promise.all(linksIn(data).map(async ({ path, to }) => ({ path, dead: await deadLink(to, on, addresses) })));
  return found.flatMap(({ path, dead }) => (dead ? [{ ...dead, path }] : []));
}

/** Addresses in Markdown and in HTML between it: `[x](/y)`, `[x]: /y`, `<a href="/y">`; a `!` before it makes it a picture. */
const MARKDOWN = /(!?)\[[^\]]*\]\(\s*<?([^)\s>]+)|^\s{0,3}\[[^\]]+\]:\s*<?(\S+?)>?\s*$|\shref=["']([^"']+)/gm;

/** The links and pictures in the text of a Markdown file, with their lines from 1. */
function inText({ lines, head }: Source): { line: number; to: string; isPicture: boolean }[] {
  return lines.flatMap((text, index) => (index < head ? [] : [...text.matchAll(MARKDOWN)].map(([, picture, inline, reference, html]) => (
    { line: index + 1, to: inline ?? reference ?? html ?? '', isPicture: picture === '!' }))));
}

/** Pictures in the text of the Markdown file at `path` that are not there: the build would stop at them. */
export async function missingInText(source: Source, path: string, root: string): Promise<Placed[]> {
  const found: Placed[] = [];
  for (const { line, to, isPicture } of inText(source)) {
    const lying = isPicture ? await findPicture(root, dirname(path), safelyDecoded(to)) : { path };
    if ('finding' in lying) found.push({ ...lying.finding, path: [], line });
  }
  return found;
}

/** Links in the text of a Markdown file that lead nowhere. @param on the page it stands on */
export async function deadInText(source: Source, on: string, addresses: Addresses): Promise<Placed[]> {
  const found: Placed[] = [];
  for (const { line, to, isPicture } of inText(source)) {
    if (isPicture || /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to)) continue;
    const dead = /^[/#]/.test(to) ? await deadLink(to, on, addresses)
      : error(`The link to ${to} leads nowhere: it says neither a page of this site nor a whole address.`, `Write /${to.replace(/^[./]+/, '')} for a page of this site, or https://${to} for another.`);
    if (dead) found.push({ ...dead, path: [], line });
  }
  return found;
}

function safelyDecoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
