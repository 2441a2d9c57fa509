/** How many bytes a published picture may have, and how it is made to have no more. */

/** Bytes for each pixel: what a photo full of hair and lace needs to look like one; a smooth one takes half of it. */
const BYTES_PER_PIXEL: Record<string, number> = { avif: 0.075, webp: 0.12, jpg: 0.17, jpeg: 0.17 };
const ANY_OTHER = 0.17;
/** Bytes of the heaviest picture, however large: somewhat below what the build lets pass. */
const MAX_BYTES = 380_000;

/** Bytes that the smallest picture may have: a JPEG's own tables are more than half of them, whatever it shows. */
const MIN_BYTES = 1200;

/** Points of quality between two attempts. */
const STEP = 3;
/** Below this a photo falls apart. Above it a coarser picture looks better than a smaller one of the same weight. */
const LOWEST = 12;
/** A gain in bytes for which another attempt is not worth its time. */
const SMALL_GAIN = 1.12;
/** A picture that is still too heavy at the lowest quality is made at least this much smaller in width and height. */
const NARROWER = 0.9;

/** The bytes that a picture of this format and size (in pixels) may have when nobody says otherwise. */
export const budgetOf = (format: string, { width, height }: { width: number; height: number }): number =>
  Math.min(MAX_BYTES, Math.max(MIN_BYTES, Math.round(width * height * (BYTES_PER_PIXEL[format] ?? ANY_OTHER))));

/** `best`, and every quality below it that may be tried, in falling order. */
export function qualitiesFrom(best: number): number[] {
  const qualities = [best];
  for (let quality = best - STEP; quality >= LOWEST; quality -= STEP) qualities.push(quality);
  return qualities;
}

/** How many steps of quality lower `bytes` become `most`, when each step divides them by `shrink`. */
export const stepsDown = (bytes: number, most: number, shrink: number): number =>
  Math.max(0, Math.ceil(Math.log(bytes / most) / Math.log(shrink)));

/** How much narrower a picture must become that has `bytes` instead of `most` at the lowest quality. */
export const narrowing = (bytes: number, most: number): number =>
  Math.min(NARROWER, Math.sqrt(most / bytes) * NARROWER);

export interface Search {
  /** In falling order. */
  qualities: readonly number[];
  /** Bytes. */
  most: number;
  /** By what a step usually divides the bytes. */
  shrink: number;
  /** Which quality is tried first: a good guess saves time. */
  start: number;
}

/**
 * Looks for the best quality at which a picture has no more than `most` bytes. The same pictures give the same answer.
 * @param encode makes the picture
 * @returns the picture, or the bytes that it has at the lowest quality when even that is too heavy
 */
export async function bestFitting<Made extends { length: number }>(
  { qualities, most, shrink, start }: Search,
  encode: (quality: number) => Promise<Made>,
): Promise<{ made: Made; quality: number } | { bytes: number }> {
  const last = qualities.length - 1;
  let at = Math.min(start, last);
  let tooHeavy = -1;
  let found: { made: Made; quality: number } | undefined;
  for (;;) {
    const quality = qualities[at] ?? LOWEST;
    const made = await encode(quality);
    if (made.length > most) {
      if (found) return found;
      if (at === last) return { bytes: made.length };
      tooHeavy = at;
      at = Math.min(last, at + Math.max(1, stepsDown(made.length, most, shrink)));
    } else {
      found = { made, quality };
      // The quality that was asked for is always asked for; below it a small gain is not worth another attempt.
      const worthwhile = at === 1 || made.length * SMALL_GAIN <= most;
      if (at - 1 <= tooHeavy || !worthwhile) return found;
      at -= 1;
    }
  }
}
