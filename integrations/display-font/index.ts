/** The fonts of titles, cut down to what the site's titles need, for the build to publish. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontProviders } from 'astro/config';
import { convert } from 'fontverter';
import { displayScript } from '../../src/lib/display-font.ts';
import { DEVANAGARI_RANGE, devanagariSubset } from './devanagari-subset.ts';
import { displayedTexts } from './displayed-texts.ts';
import { LATIN_RANGE, latinCompanion, latinSubset } from './latin-subset.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, '.cache/font');

interface Face {
  /** Name of the file in the cache. */
  file: string;
  font: Buffer;
  weight: number | string;
  /** What the font is fetched for; for anything when left out. */
  unicodeRange?: [string, ...string[]];
}

/** A font as astro.config takes it, its file written into the cache. */
async function family<Variable extends `--${string}`>(name: string, cssVariable: Variable, face: Face) {
  const file = join(CACHE, face.file);
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, face.font);
  const { weight, unicodeRange } = face;
  return {
    provider: fontProviders.local(),
    name,
    cssVariable,
    fallbacks: [],
    optimizedFallbacks: false,
    options: {
      variants: [{ src: [file] as [string], weight, style: 'normal' as const, ...(unicodeRange && { unicodeRange }) }],
    },
  };
}

/** @param locales the languages of the site; @returns the value of `fonts` in astro.config */
export async function displayFontFamilies(locales: readonly string[]) {
  const written = locales.filter((locale) => displayScript(locale) === 'Deva');
  const texts = (
    await Promise.all(
      written.map(async (locale) =>
        (await displayedTexts(join(ROOT, 'src/content'), locale)).map((text) => ({ text, locale })),
      ),
    )
  ).flat();
  const devanagari = await devanagariSubset(texts);
  const latin = await latinCompanion(texts.map(({ text }) => text));
  return [
    await family('Cormorant', '--font-display', { file: 'cormorant.woff2', font: await latinSubset(), weight: 600 }),
    await family('Tiro Devanagari Hindi', '--font-devanagari', {
      file: 'tiro-devanagari.woff2',
      font: await convert(devanagari, 'woff2'),
      // Its one weight, for all that titles have: a browser would thicken it.
      weight: '400 700',
      unicodeRange: [...DEVANAGARI_RANGE],
    }),
    await family('Cormorant beside Devanagari', '--font-devanagari-latin', {
      file: 'cormorant-beside-devanagari.woff2',
      font: latin,
      weight: 600,
      unicodeRange: [...LATIN_RANGE],
    }),
  ];
}
