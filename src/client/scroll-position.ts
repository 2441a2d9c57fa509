/** The way of the page from where it is to the contact section, as plain arithmetic. */

/** Milliseconds of the movement (the product's rule). */
export const SCROLL_MS = 500;
/** CSS pixels that the section's top ends below the window's top (the product's rule: an offset of -50). */
export const SCROLL_OFFSET = 50;

/**
 * @param elapsed milliseconds since the movement began
 * @returns where the page is on its way, 0 at the start and 1 at the end, starting and ending gently
 */
export function progress(elapsed: number): number {
  const t = Math.min(1, Math.max(0, elapsed / SCROLL_MS));
  return t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2;
}
