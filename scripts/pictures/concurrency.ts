/** How many pictures are worked on at once. Memory stays bounded, and two cores are what the smallest machine has. */

/** Pictures decoded to their last pixel or encoded: each takes a core and tens of megabytes. */
export const DECODE_CONCURRENCY = 2;
/** Pictures of which only headers or small copies are read. */
export const READ_CONCURRENCY = 4;
