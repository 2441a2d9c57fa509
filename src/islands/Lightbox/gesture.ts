/** What a finger means, as plain arithmetic. */

export interface Point {
  /** CSS pixels; down and right are positive. */
  x: number;
  y: number;
}

interface Tap extends Point {
  /** Milliseconds. */
  time: number;
}

/** CSS pixels that a finger may tremble in a tap. */
const TREMBLE = 10;
/** CSS pixels of downward drag that mean "away with it": more than a tremble, less than half a small screen. */
export const DISMISS_DISTANCE = 90;
/** How much more downward than sideways a drag must be. */
const DOWNWARD = 1.2;
/** Milliseconds and CSS pixels between two taps that are one double tap: Android's own values. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_REACH = 40;
/** How many times wider a zoomed photo stands: skin and stones fill the screen, and the file still has pixels for it. */
export const ZOOM = 2.5;

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const isTap = (from: Point, to: Point): boolean => distance(from, to) <= TREMBLE;

export const isDoubleTap = (first: Tap | undefined, second: Tap): boolean =>
  first !== undefined && second.time - first.time <= DOUBLE_TAP_MS && distance(first, second) <= DOUBLE_TAP_REACH;

/** @returns how far the picture follows a finger that moves down; sideways and upward moves are not its own */
export function downwardDrag(from: Point, to: Point): number {
  const down = to.y - from.y;
  return down > Math.abs(to.x - from.x) * DOWNWARD ? down : 0;
}

/** A zoom: the part of the photo (0 to 1 of its width and height) that stands at a point of the slide. */
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

/** @returns how far to scroll a slide so that the zoom's part of the photo, now enlarged, stands at its point */
export const scrollFor = ({ part, at }: Zoom, photo: Box): { left: number; top: number } => ({
  left: photo.left + part.x * photo.width - at.x,
  top: photo.top + part.y * photo.height - at.y,
});
