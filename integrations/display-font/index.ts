/** The fonts of titles, cut down to what the site's titles need, for the build to publish. */
import { join, relative, sep } from 'node:path';
import { fontProviders } from 'astro/config';
import { displayScript } from '../../src/lib/display-font.ts';
import { sourceHash } from '../source-hash.ts';
import { displayedTexts } from './displayed-texts.ts';
import { keepFonts } from './font-cache.ts';
import { DEVANAGARI_RANGE, LATIN_RANGE } from './unicode-ranges.ts';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, '.cache/font');
/** How the fonts are cut: the sources of this folder, and the versions of the packages. */
const SOURCES = ['integrations/display-font/*.ts', 'package-lock.json'];

// Loaded when a font is to be cut: what cuts it takes a tenth of a second to load, and most builds find it cut.
const latin = () => import('./latin-subset.ts');
const devanagari = () => Promise.all([import('./devanagari-subset.ts'), import('fontverter')]);

interface Face {
  /** The font's file. */
  file: string;
  weight: number | string;
  /** What the font is fetched for; for anything when left out. */
  unicodeRange?: [string, ...string[]];
}

/**
 * A font as astro.config takes it. Its file is named from the project's folder: Astro makes the font's name in a page
 * from what stands here, and the page's styles and their hash must be the same wherever that folder lies.
 */
const family = <Variable extends `--${string}`>(name: string, cssVariable: Variable, face: Face) => {
  const { file, weight, unicodeRange } = face;
  const src = `./${relative(ROOT, file).replaceAll(sep, '/')}`;
  return {
    provider: fontProviders.local(),
    name,
    cssVariable,
    fallbacks: [],
    optimizedFallbacks: false,
    options: {
      variants: [{ src: [src] as [string], weight, style: 'normal' as const, ...(unicodeRange && { unicodeRange }) }],
    },
  };
};

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
  const files = await keepFonts(CACHE, [await sourceHash(ROOT, SOURCES), JSON.stringify(texts)], {
    'cormorant.woff2': async () => (await latin()).latinSubset(),
    'tiro-devanagari.woff2': async () => {
      const [{ devanagariSubset }, { convert }] = await devanagari();
      return convert(await devanagariSubset(texts), 'woff2');
    },
    'cormorant-beside-devanagari.woff2': async () => (await latin()).latinCompanion(texts.map(({ text }) => text)),
  });
  return [
    family('Cormorant', '--font-display', { file: files['cormorant.woff2'], weight: 600 }),
    family('Tiro Devanagari Hindi', '--font-devanagari', {
      file: files['tiro-devanagari.woff2'],
      // The font has one weight, declared for all that titles use: else the browser would embolden it artificially.
      weight: '400 700',
      unicodeRange: [...DEVANAGARI_RANGE],
    }),
    family('Cormorant beside Devanagari', '--font-devanagari-latin', {
      file: files['cormorant-beside-devanagari.woff2'],
      weight: 600,
      unicodeRange: [...LATIN_RANGE],
    }),
  ];
}
