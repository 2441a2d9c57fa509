/** Verdicts on pictures that a project keeps: they count as long as pictures are judged by the same rules. */
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { writeAtomic } from '../files/atomic-write.ts';
import { sha256 } from '../files/hash.ts';
import { sourcesOf } from '../files/imports.ts';

export interface VerdictRecord {
  /** A line for each verdict that counts. */
  lines: string[];
  /** Keeps these lines instead. Nothing fails for want of a place to keep them. */
  save: (lines: readonly string[]) => Promise<void>;
}

/** The hash of a module's rules, of those in all modules that it imports, and of the decoder's version. */
function rulesHash(module: string): string {
  const sources = [...sourcesOf(join(import.meta.dirname, module)).values()];
  return sha256(Buffer.from(JSON.stringify([sharp.versions, ...sources])));
}

/**
 * Reads what the project in `root` keeps. A record that is lost or was judged by other rules is an empty one.
 * @param name of the record's file
 * @param module that judges, in this folder
 */
export async function loadVerdicts(root: string, name: string, module: string): Promise<VerdictRecord> {
  const path = join(root, '.cache', name);
  const rules = rulesHash(module);
  const [first, ...lines] = (await readFile(path, 'utf8').catch(() => '')).split('\n');
  return {
    lines: first === rules ? lines : [],
    save: async (kept) => {
      await mkdir(dirname(path), { recursive: true })
        .then(() => writeAtomic(path, [rules, ...kept].join('\n')))
        .catch(() => undefined);
    },
  };
}
