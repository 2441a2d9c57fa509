/** The display font of Devanagari, cut down to exactly what the titles are shaped to. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import { glyphSubset } from './glyph-subset.ts';
import { glyphsWhileShaping, openFont } from './shaping.ts';

const SOURCE = '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2';

/** The whole font, uncompressed. */
export const wholeDevanagari = async (): Promise<Buffer> =>
  convert(await readFile(createRequire(import.meta.url).resolve(SOURCE)), 'truetype');

export interface DisplayedText {
  text: string;
  /** A BCP 47 tag. */
  locale: string;
}

/** Letters of DEVANAGARI_RANGE that stand together. */
const DRAWN = /[ \u{900}-\u{97F}\u{200C}\u{200D}]+/gu;

/** The parts of a text that are drawn in this font, each as a browser shapes it: in one go. */
export const devanagariRuns = (text: string): string[] => (text.match(DRAWN) ?? []).filter((run) => run.trim() !== '');

/** @returns the font, uncompressed */
export async function devanagariSubset(texts: readonly DisplayedText[]): Promise<Buffer> {
  const whole = await wholeDevanagari();
  const font = openFont(whole);
  const characters = new Set([' ']);
  const glyphs = new Set<number>();
  for (const { text, locale } of texts) {
    for (const run of devanagariRuns(text)) {
      for (const character of run) characters.add(character);
      for (const glyph of glyphsWhileShaping(font, run, locale)) glyphs.add(glyph);
    }
  }
  return glyphSubset(whole, characters, glyphs);
}
