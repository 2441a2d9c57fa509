/**
 * The letters on the share pictures: which fonts draw them, and which letters none of them has. Free of Astro: the
 * content check asks the same question. The fonts are found from the folder that the command was started in.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create } from 'fontkitten';

/** In the order of preference: a letter is drawn in the first font that has it. */
const FILES = {
  Cormorant: '@fontsource/cormorant/files/cormorant-latin-600-normal.woff',
  'Cormorant Extended': '@fontsource/cormorant/files/cormorant-latin-ext-600-normal.woff',
  'Tiro Devanagari': '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff',
};

export interface LoadedFont {
  name: string;
  data: Buffer;
  /** The code points that the font has. */
  letters: ReadonlySet<number>;
}

let loaded: LoadedFont[] | undefined;

/** Where a package's file lies: beside this module, or, once the build has bundled it elsewhere, in the project. */
function fileOf(path: string): string {
  try {
    return createRequire(import.meta.url).resolve(path);
  } catch {
    return createRequire(join(process.cwd(), 'package.json')).resolve(path);
  }
}

/** The fonts of the share pictures. Read from the disk once. */
export function loadFonts(): LoadedFont[] {
  return (loaded ??= Object.entries(FILES).map(([name, file]) => {
    const data = readFileSync(fileOf(file));
    const font = create(data);
    return { name, data, letters: new Set('characterSet' in font ? font.characterSet : []) };
  }));
}

/**
 * Signs that are never seen: marks of direction, variants of emoji. The two joiners change how Devanagari is written.
 */
const INVISIBLE = /[\u{FE00}-\u{FE0F}]|(?![\u{200C}\u{200D}])\p{Cf}/gu;

/** A text as it is drawn: one line, each letter in one piece, without signs that are never seen. */
export const toDrawnText = (text: string): string =>
  text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();

/** @returns the letters and signs of a text that no font of the share pictures has, each once, such as an emoji */
export function missingLetters(text: string): string[] {
  const signs = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(toDrawnText(text))].map(
    ({ segment }) => segment,
  );
  // A letter and the marks on it are drawn in one font.
  const has = ({ letters }: LoadedFont, sign: string) =>
    Array.from(sign).every((part) => letters.has(part.codePointAt(0) ?? 0));
  return [...new Set(signs)].filter((sign) => sign !== ' ' && !loadFonts().some((font) => has(font, sign)));
}
