/** The display font, cut down to the characters that titles use. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const SOURCE = '@fontsource/cormorant/files/cormorant-latin-600-normal.woff2';
/** Printable ASCII and the punctuation of a typographer. What else a title holds is drawn in the fallback font. */
const CHARACTERS = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32)) + '‘’“”–—…·×é₹';

/**
 * Writes the subset into the cache.
 * @returns the file's path
 */
export async function displayFont(): Promise<string> {
  const folder = join(import.meta.dirname, '../.cache/font');
  const file = join(folder, 'cormorant.woff2');
  const source = await readFile(createRequire(import.meta.url).resolve(SOURCE));
  await mkdir(folder, { recursive: true });
  await writeFile(file, await subsetFont(source, CHARACTERS, { targetFormat: 'woff2' }));
  return file;
}
