/**
 * Finished pages, kept by what they were made of: to weigh hundreds of pages and to look for foreign code in them takes
 * a build as long as to render them. Losing what is kept costs time, nothing else.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../scripts/files/hash.ts';
import { readableBytes } from '../scripts/files/read.ts';

export interface FinishedPage {
  html: string;
  /** The addresses of the pictures that it no longer asks for, as they stand in it. */
  replaced: string[];
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

/** A file: the hash of what follows, so that half a file is none; the addresses; the page. */
const FILE = /^(\w+)\n(.*)\n/;

function read(path: string): FinishedPage | undefined {
  const file = readableBytes(path)?.toString() ?? '';
  const [head = '', hash, addresses = ''] = FILE.exec(file) ?? [];
  if (sha256(file.slice(file.indexOf('\n') + 1)) !== hash) return undefined;
  return { html: file.slice(head.length), replaced: addresses.split(' ').filter(Boolean) };
}

function write(path: string, { html, replaced }: FinishedPage): void {
  const text = `${replaced.join(' ')}\n${html}`;
  writeFileSync(path, `${sha256(text)}\n${text}`);
}

/** Does what can be left undone where the disk does not let it. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // Nothing is kept.
  }
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
