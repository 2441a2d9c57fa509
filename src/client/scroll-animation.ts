/** The scroll animation to the contact section, as plain arithmetic. */

/** Duration in milliseconds (the product's rule). */
export const SCROLL_MS = 500;
/** CSS pixels that the section's top ends below the window's top (the product's rule: an offset of -50). */
export const SCROLL_OFFSET = 50;

/**
 * @param elapsed milliseconds since the animation began
 * @returns its progress from 0 to 1, eased at both ends
 */
export function progress(elapsed: number): number {
  const t = Math.min(1, Math.max(0, elapsed / SCROLL_MS));
  return t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2;
}
