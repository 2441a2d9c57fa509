/**
 * Finished pages, kept by what they were made of: to weigh hundreds of pages and to look for foreign code in them takes
 * a build as long as to render them. Losing what is kept costs time, nothing else.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../scripts/files/attempt.ts';
import { sha256 } from '../scripts/files/hash.ts';
import { readableBytes } from '../scripts/files/read.ts';

/** The addresses of pictures are as they stand in the page. */
export interface FinishedPage {
  /** In UTF-8: from one build to the next nobody reads what is kept. */
  html: Buffer;
  /** Those that stand in the page as rendered, and no longer do. */
  replaced: string[];
  /** The others of that kind that do. */
  asked: string[];
}

export interface FinishedPageCache {
  /**
   * @param parts all that the page is made of: another part makes another page
   * @param make finishes the page; asked when it is not known
   */
  pageOf: (parts: readonly (string | Uint8Array)[], make: () => Promise<FinishedPage>) => Promise<FinishedPage>;
  /** Keeps the pages that were asked for, and no others. */
  save: () => void;
}

/** A file: the hash of what follows, so that half a file is none; a line of addresses for each list; the page. */
const LISTS = ['replaced', 'asked'] as const;
const END_OF_LINE = 10;

function read(path: string): FinishedPage | undefined {
  let rest = readableBytes(path) ?? Buffer.alloc(0);
  const line = () => {
    const end = rest.indexOf(END_OF_LINE);
    const text = rest.toString('utf8', 0, Math.max(0, end));
    rest = rest.subarray(end + 1);
    return text;
  };
  if (line() !== sha256(rest)) return undefined;
  const [replaced, asked] = LISTS.map(() => line().split(' ').filter(Boolean));
  return replaced && asked && { html: rest, replaced, asked };
}

function write(path: string, page: FinishedPage): void {
  const lists = LISTS.map((list) => `${page[list].join(' ')}\n`).join('');
  const file = Buffer.concat([Buffer.from(lists), page.html]);
  writeFileSync(path, Buffer.concat([Buffer.from(`${sha256(file)}\n`), file]));
}

/** A hash of parts and of where each ends. */
function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex');
}

/** @param folder where the pages are kept; made when there is something to keep */
export function finishedPageCache(folder: string): FinishedPageCache {
  const asked = new Set<string>();
  return {
    pageOf: async (parts, make) => {
      const name = hashOf(parts);
      asked.add(name);
      const path = join(folder, name);
      const known = read(path);
      if (known) return known;
      const made = await make();
      attempt(() => {
        mkdirSync(folder, { recursive: true });
        write(path, made);
      });
      return made;
    },
    save: () =>
      attempt(() => {
        for (const name of readdirSync(folder)) if (!asked.has(name)) rmSync(join(folder, name));
      }),
  };
}
