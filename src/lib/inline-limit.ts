/** Bytes of the heaviest picture that stands in a page: a heavier one would keep the words of a slow line waiting. */
export const MOST_INLINE_BYTES = 15_500;
