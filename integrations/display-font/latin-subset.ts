/** The display font of Latin letters, cut down to the characters that titles use. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const SOURCE = '@fontsource/cormorant/files/cormorant-latin-600-normal.woff2';
/** Printable ASCII and the punctuation of a typographer. What else a title holds is drawn in the fallback font. */
const CHARACTERS = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32)) + '‘’“”–—…·×é₹';
/** Kept beside another script whatever the texts are: pages put numbers into them. */
const DIGITS = '0123456789';

const source = () => readFile(createRequire(import.meta.url).resolve(SOURCE));

/** @returns the font of pages in Latin letters, as WOFF2 */
export const latinSubset = async (): Promise<Buffer> =>
  subsetFont(await source(), CHARACTERS, { targetFormat: 'woff2' });

/**
 * What the font of another script leaves to the Latin one: digits, brackets, names in Latin letters.
 * @param texts all that is set in the two together
 * @returns the font, as WOFF2
 */
export async function latinCompanion(texts: readonly string[]): Promise<Buffer> {
  const used = new Set(DIGITS + texts.join(''));
  const characters = Array.from(CHARACTERS).filter((character) => character !== ' ' && used.has(character));
  return subsetFont(await source(), characters.join(''), {
    targetFormat: 'woff2',
    // What a browser turns on of its own accord, and the figures that global.css asks for.
    keepFeatures: ['ccmp', 'locl', 'kern', 'liga', 'calt', 'mark', 'mkmk', 'lnum'],
  });
}
