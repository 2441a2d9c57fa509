/** What something in the cache was made from, as one hash: it is made anew when the hash is another. */
import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @param root the project's folder
 * @param patterns of the files that count, from there; their tests do not
 * @returns the hash of their names and contents, as hexadecimal digits
 */
export async function sourceHash(root: string, patterns: readonly string[]): Promise<string> {
  const files = (await Array.fromAsync(glob(patterns, { cwd: root }))).filter((file) => !/\.test\.\w+$/.test(file));
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex');
}
