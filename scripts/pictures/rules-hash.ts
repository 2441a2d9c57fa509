/** What pictures are judged by, as one hash: a record of verdicts counts as long as it is the same. */
import { join } from 'node:path';
import sharp from 'sharp';
import { sha256 } from '../files/hash.ts';
import { sourcesOf } from '../files/imports.ts';

/**
 * @param module that judges, in this folder
 * @returns the hash of its rules, of those in all modules that it imports, and of the decoder's version
 */
export function rulesHash(module: string): string {
  const sources = [...sourcesOf(join(import.meta.dirname, module)).values()];
  return sha256(Buffer.from(JSON.stringify([sharp.versions, ...sources])));
}
