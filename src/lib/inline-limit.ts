/**
 * Bytes of the heaviest picture that may be embedded in a page: a heavier one would delay the words on a slow line. A
 * file of its own, because the build imports it where Astro's modules are not available.
 */
export const MAX_INLINE_BYTES = 15_500;
