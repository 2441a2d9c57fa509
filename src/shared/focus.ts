/**
 * Where the face is in a picture, and which part of the picture a frame of another shape shows so that it is not cut.
 */

/** A point of a picture in percent of its width, from the left, and of its height, from the top. */
export interface Focus {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

const MIDDLE: Focus = { x: 50, y: 50 };
/** In a portrait the face is in the upper half. */
const PORTRAIT: Focus = { x: 50, y: 25 };

/** How a focus is written: `40% 20%`, from 0 to 100. */
export const FOCUS_FORM = /^(100|\d{1,2}(?:\.\d+)?)% (100|\d{1,2}(?:\.\d+)?)%$/;

/** @returns undefined for what is not written as a focus */
export function readFocus(written: string): Focus | undefined {
  const [, x, y] = FOCUS_FORM.exec(written) ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}

/** The focus of a picture: what its entry says, else where a face usually is in a picture of its shape. */
export const focusOf = (written: string | undefined, { width, height }: Size): Focus =>
  readFocus(written ?? '') ?? (height > width ? PORTRAIT : MIDDLE);

/** Percent, rounded to tenths: no crop shows a finer step. */
const short = (percent: number): number => Math.round(percent * 10) / 10;

/** The value of `object-position` or of a crop's position. */
export const positionText = ({ x, y }: Focus): string => `${short(x)}% ${short(y)}%`;

/** Along one side: where a window of the part `seen` lies so that `at` is as near its middle as the picture allows. */
function windowAt(at: number, seen: number): number {
  if (seen >= 1) return MIDDLE.x;
  const start = Math.min(1 - seen, Math.max(0, at / 100 - seen / 2));
  return (start / (1 - seen)) * 100;
}

/** The parts of a picture's width and height that a frame shows which the picture covers. */
function seenIn({ width, height }: Size, frame: number): { x: number; y: number } {
  const ratio = width / height;
  return { x: Math.min(1, frame / ratio), y: Math.min(1, ratio / frame) };
}

/**
 * How a picture lies in a frame that it covers (`object-fit: cover`), as percentages of `object-position`: with its
 * focus as near the frame's middle as the picture allows.
 * @param frame width / height
 */
export function positionIn(frame: number, focus: Focus, size: Size): Focus {
  const seen = seenIn(size, frame);
  return { x: windowAt(focus.x, seen.x), y: windowAt(focus.y, seen.y) };
}

/** Where the focus lies in what such a frame shows of a picture, in percent of the frame. */
export function focusIn(frame: number, focus: Focus, size: Size): Focus {
  const seen = seenIn(size, frame);
  const position = positionIn(frame, focus, size);
  const along = (side: 'x' | 'y') => (focus[side] - position[side] * (1 - seen[side])) / seen[side];
  return { x: along('x'), y: along('y') };
}

/** @returns true for what CSS does by itself */
export const isMiddle = (position: Focus): boolean => positionText(position) === positionText(MIDDLE);

/**
 * The pixels of a crop: how large the whole picture is made that covers a frame, and where in it the frame's upper
 * left corner lies.
 * @param position as percentages of `object-position`
 */
export function cropOf(frame: Size, position: Focus, size: Size): Size & { left: number; top: number } {
  const scale = Math.max(frame.width / size.width, frame.height / size.height);
  const along = (side: 'width' | 'height') => Math.max(frame[side], Math.round(size[side] * scale));
  const [width, height] = [along('width'), along('height')];
  return {
    width,
    height,
    left: Math.round(((width - frame.width) * position.x) / 100),
    top: Math.round(((height - frame.height) * position.y) / 100),
  };
}
