/** Where the viewer is, as plain arithmetic. */

/** @returns `index` kept within a list of `count` */
export const within = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index));

/** Keys of the viewer. @returns the photo a key leads to, or nothing for a key that means nothing here */
export function photoByKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return within(index - 1, count);
    case 'ArrowRight':
      return within(index + 1, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** A click that means "open elsewhere" belongs to the browser. */
export const isPlainClick = (event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

interface Move {
  /** CSS pixels since the finger came down; down and right are positive. */
  x: number;
  y: number;
}

/** CSS pixels of downward drag that mean "away with it": more than a tremble, less than half a small screen. */
export const DISMISS_DISTANCE = 90;

/** @returns how far the picture follows a finger that moves down; sideways and upward moves are not its own */
export const downwardDrag = ({ x, y }: Move): number => (y > Math.abs(x) * 1.2 ? y : 0);

interface Tap extends Move {
  /** Milliseconds. */
  time: number;
}

/** Milliseconds and CSS pixels between two taps that are one double tap: Android's own values. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_REACH = 40;

export const isDoubleTap = (first: Tap | undefined, second: Tap): boolean =>
  first !== undefined &&
  second.time - first.time <= DOUBLE_TAP_MS &&
  Math.hypot(second.x - first.x, second.y - first.y) <= DOUBLE_TAP_REACH;

/** Puts values into a sentence such as 'Photo {n} of {total}'. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
