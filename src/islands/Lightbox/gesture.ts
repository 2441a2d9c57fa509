/** Taps, drags and zooms, as plain arithmetic. */

export interface Point {
  /** CSS pixels, from the left and from the top. */
  x: number;
  y: number;
}

interface Tap extends Point {
  /** Milliseconds. */
  time: number;
}

/** CSS pixels that a finger may move during a tap. */
const TAP_SLOP = 10;
/** CSS pixels of downward drag that close the viewer: more than a tap moves, less than half a small screen. */
export const DISMISS_DISTANCE = 90;
/** How many times further down than sideways a drag must go to count as downward. */
const DOWNWARD_RATIO = 1.2;
/** Milliseconds and CSS pixels between the two taps of a double tap, at most: Android's own values. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_SLOP = 40;
/** CSS pixels a millisecond from which on a finger that leaves flicks: Android's own value for turning pages. */
const FLICK_SPEED = 0.4;
/** Milliseconds, at least, over which that speed is taken: a finger that has come to rest does not flick. */
const FLICK_MS = 50;
/** How many times wider a zoomed photo is shown: details fill the screen, and the file still has pixels for it. */
export const ZOOM = 2.5;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const isTap = (from: Point, to: Point): boolean => distance(from, to) <= TAP_SLOP;

export const isDoubleTap = (first: Tap | undefined, second: Tap): boolean =>
  first !== undefined && second.time - first.time <= DOUBLE_TAP_MS && distance(first, second) <= DOUBLE_TAP_SLOP;

/** @returns how far the viewer follows a finger that drags it down; 0 for a drag sideways or upward */
export function downwardDrag(from: Point, to: Point): number {
  const down = to.y - from.y;
  return down > Math.abs(to.x - from.x) * DOWNWARD_RATIO ? down : 0;
}

/** Where a finger is, in CSS pixels from the left, and when, in milliseconds. */
export interface TracePoint {
  x: number;
  time: number;
}

/**
 * @param trace of a finger that has swiped, from its coming to its leaving; not empty
 * @param passed how many slides lie between the one where it came and where they are now
 * @returns to which slide the swipe leads: -1 for the one before, 0 back to the same, 1 for the next
 */
export function swipeSteps(trace: readonly TracePoint[], passed: number): number {
  const from = trace[0]!;
  const to = trace[trace.length - 1]!;
  // A tap holds nothing up: what was under way goes on.
  if (Math.abs(from.x - to.x) <= TAP_SLOP) return 0;
  const before = trace.filter(({ time }) => time <= to.time - FLICK_MS).pop() ?? from;
  const speed = (before.x - to.x) / (to.time - before.time);
  if (Math.abs(speed) < FLICK_SPEED) return Math.sign(Math.round(passed));
  // A flick against the way that the finger has come leads back.
  return speed > 0 === from.x > to.x ? Math.sign(speed) : 0;
}

/** A zoom: which point of the photo (0 to 1 of its width and height) is shown at which point of the slide. */
export interface Zoom {
  part: Point;
  /** CSS pixels from the slide's top left corner. */
  at: Point;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** @returns the zoom that keeps what is under the finger where it is */
export const zoomAt = (finger: Point, photo: Box, slide: Box): Zoom => ({
  part: { x: (finger.x - photo.left) / photo.width, y: (finger.y - photo.top) / photo.height },
  at: { x: finger.x - slide.left, y: finger.y - slide.top },
});

/** @returns how far to scroll a slide so that the zoom's part of the enlarged photo is shown at its point */
export const scrollFor = ({ part, at }: Zoom, photo: Box): { left: number; top: number } => ({
  left: photo.left + part.x * photo.width - at.x,
  top: photo.top + part.y * photo.height - at.y,
});
