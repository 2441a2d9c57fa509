/** Links within the site: whether the page is there that a menu, a button or a text leads to. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Addresses } from './page-addresses.ts';
import type { FieldFinding } from './fields.ts';
import { nearest } from '../../src/shared/did-you-mean.ts';
import { error } from './problem.ts';
import type { Path, ParsedText } from './text-file.ts';

/** Parts of pages that can be led to by `#`; a photo's own, such as `#post-7-party-gold`, opens it. */
const ANCHORS: Record<string, readonly string[]> = {
  '/': ['contact', 'services', 'founder', 'reviews', 'questions', 'visit', 'hours', 'talk', 'main'],
  '/contact': ['contact', 'visit', 'hours', 'talk', 'main'],
};

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** What is wrong with a link, such as `/portfolio` or `#contact`, that stands on the page `on`. */
export async function deadLink(
  to: string,
  on: string | undefined,
  { root, pages, questions }: Addresses,
): Promise<Omit<FieldFinding, 'path'> | undefined> {
  const [, address = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(to) ?? [];
  const page = address === '' ? on : address;
  if (page === undefined) {
    return error(
      `The link to ${to} leads nowhere on the other pages: it looks for its place on the page that it stands on.`,
      `Write ${anchor === 'contact' ? '/contact' : `the page before it, such as /${to}`}.`,
    );
  }
  if (!pages.has(page)) {
    // What lies in public/ is published under its own name.
    if (address.startsWith('/') && address.length > 1 && (await isThere(join(root, 'public', safelyDecoded(address)))))
      return undefined;
    const meant = nearest(page.replace(/\/+$/, '').replace(/\.html$/, ''), pages);
    return error(
      `The link to ${to} leads to a page that does not exist.`,
      meant
        ? `Did you mean ${meant}?`
        : `The pages are ${[...pages].filter((known) => !/\/\d+$/.test(known)).join(', ')}.`,
    );
  }
  const known = anchor ? ANCHORS[page] : undefined;
  const parts = known && [...known, ...(questions[page] ?? [])];
  if (!anchor || !parts || parts.includes(anchor)) return undefined;
  const meant = nearest(anchor, parts);
  return error(
    `The link to ${to} leads to a place that the page does not have.`,
    `Did you mean ${address}#${meant ?? 'contact'}?`,
  );
}

/** Every `to` in `data`, with its path. */
function linksIn(data: unknown, path: Path = []): { path: Path; to: string }[] {
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'to' && typeof value === 'string' && /^[/#]/.test(value)
      ? [{ path: [...path, key], to: value }]
      : linksIn(value, [...path, key]),
  );
}

/** Links of a menu or of buttons that lead nowhere. @param on the page that they stand on, if it is only one */
export async function deadLinks({ data }: ParsedText, addresses: Addresses, on?: string): Promise<FieldFinding[]> {
  const found = await Promise.all(
    linksIn(data).map(async ({ path, to }) => ({ path, dead: await deadLink(to, on, addresses) })),
  );
  return found.flatMap(({ path, dead }) => (dead ? [{ ...dead, path }] : []));
}

/** An address without its codes, such as `%20`; as it is where they are none. */
export function safelyDecoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
