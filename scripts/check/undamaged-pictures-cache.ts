/**
 * A record of the pictures that were found undamaged, by the hash of their bytes, so that a check of hundreds of photos
 * decodes only new ones. It counts as long as the rules are the same. Losing it costs time, nothing else.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeAtomic } from '../files/atomic-write.ts';
import { rulesHash } from '../pictures/rules-hash.ts';

export interface UndamagedPictures {
  /** Calls `decode` unless the bytes with this hash were verified before; throws what it throws. */
  verify(hash: string, decode: () => Promise<void>): Promise<void>;
  save(): Promise<void>;
}

/** Reads the record of earlier checks. */
export async function loadUndamagedPictures(root: string): Promise<UndamagedPictures> {
  const path = join(root, '.cache', 'undamaged-pictures.txt');
  const rules = rulesHash('damage.ts');
  const [first, ...hashes] = (await readFile(path, 'utf8').catch(() => '')).split('\n');
  const before = new Set(first === rules ? hashes : []);
  const now = new Set<string>();
  return {
    verify: async (hash, decode) => {
      if (!before.has(hash)) await decode();
      now.add(hash);
    },
    save: async () => {
      if (now.size === 0 || [...now].every((hash) => before.has(hash))) return;
      // A check must not fail for want of a place to remember it.
      await mkdir(dirname(path), { recursive: true })
        .then(() => writeAtomic(path, [rules, ...now].join('\n')))
        .catch(() => undefined);
    },
  };
}
