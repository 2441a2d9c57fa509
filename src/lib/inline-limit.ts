/**
 * Bytes of the heaviest picture that stands in a page: a heavier one would keep the words of a slow line waiting.
 * Here alone, because the pages and the build that asks whether they keep to it both read it, and the latter has no
 * Astro modules.
 */
export const MOST_INLINE_BYTES = 15_500;
