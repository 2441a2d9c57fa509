/** When the slides turn, as plain arithmetic. */

/** Milliseconds a slide stands: long enough to read the title over it. */
export const TURN_MS = 7000;
/** Milliseconds before its turn at which a slide is fetched: enough for 30 KB on a slow line. */
export const LEAD_MS = 2500;

/** What the slideshow does: it may not turn at all, or it turns, or the visitor has stopped it. */
export type Motion = 'still' | 'turning' | 'paused';

/** @returns the number of the slide that follows, counted from 0 */
export const nextSlide = (current: number, count: number): number => (count > 0 ? (current + 1) % count : 0);

interface Conditions {
  count: number;
  reducedMotion: boolean;
  saveData: boolean;
}

/** A visitor who asked for less data or less motion gets the first slide and nothing more, ever. */
export const initialMotion = ({ count, reducedMotion, saveData }: Conditions): Motion =>
  count < 2 || reducedMotion || saveData ? 'still' : 'turning';
