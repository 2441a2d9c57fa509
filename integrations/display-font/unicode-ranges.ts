/** What each of the fonts is fetched for, in the way of `unicode-range`. */

/**
 * What a page draws in the font of Devanagari: the block of Devanagari, the two joiners, and the space, because a line
 * of text takes its height from the first font that has one.
 */
export const DEVANAGARI_RANGE = ['U+20', 'U+900-97F', 'U+200C-200D'] as const;

/** The characters for which pages in another script use the Latin font: all but the space. */
export const LATIN_RANGE = ['U+21-FF', 'U+2010-2044', 'U+20B9'] as const;
