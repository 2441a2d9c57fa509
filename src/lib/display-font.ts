/** Which fonts the titles of a language are set in. The one place that knows; the layout and the build read it. */
import { scriptOf } from './locales.ts';

/** The part of Astro's `<Font>` that a page gives. */
interface FontTag {
  cssVariable: `--${string}`;
  /** Fetched before the page's styles ask for it. */
  preload: boolean;
}

const DISPLAY_FONTS = {
  Latn: [{ cssVariable: '--font-display', preload: true }],
  // The second draws what the first does not have, digits above all. Few titles need it, and none needs it first.
  Deva: [
    { cssVariable: '--font-devanagari', preload: true },
    { cssVariable: '--font-devanagari-latin', preload: false },
  ],
} as const satisfies Record<string, FontTag[]>;

/** A script that titles have a font for, by its name in ISO 15924. */
export type Script = keyof typeof DISPLAY_FONTS;

/** @param locale such as `hi`; @returns the script that it is written in, or Latin when titles have no font for that */
export function displayScript(locale: string): Script {
  const script = scriptOf(locale) ?? '';
  return Object.hasOwn(DISPLAY_FONTS, script) ? (script as Script) : 'Latn';
}

/** The fonts of a page in this language, for Astro's `<Font>`, the one that draws its letters first. */
export const displayFonts = (locale: string) => DISPLAY_FONTS[displayScript(locale)];
