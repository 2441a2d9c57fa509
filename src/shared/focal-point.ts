/**
 * Where the face is in a picture, and which part of the picture a frame of another shape shows so that it is not cut.
 */

/** A point of a picture in percent of its width, from the left, and of its height, from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

const MIDDLE: FocalPoint = { x: 50, y: 50 };
/** In a portrait the face is in the upper half. */
const PORTRAIT: FocalPoint = { x: 50, y: 25 };

/** How a focal point is written: `40% 20%`, from 0 to 100. */
export const FOCAL_POINT_PATTERN = /^(100|\d{1,2}(?:\.\d+)?)% (100|\d{1,2}(?:\.\d+)?)%$/;

/** @returns undefined for what is not written as a focal point */
export function parseFocalPoint(written: string): FocalPoint | undefined {
  const [, x, y] = FOCAL_POINT_PATTERN.exec(written) ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}

/** The focal point of a picture: what its entry says, else where a face usually is in a picture of its shape. */
export const focalPointOf = (written: string | undefined, { width, height }: Size): FocalPoint =>
  parseFocalPoint(written ?? '') ?? (height > width ? PORTRAIT : MIDDLE);

/** Percent, rounded to tenths: no crop shows a finer step. */
const short = (percent: number): number => Math.round(percent * 10) / 10;

/** The value of `object-position` or of a crop's position. */
export const positionText = ({ x, y }: FocalPoint): string => `${short(x)}% ${short(y)}%`;

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
 * focal point as near the frame's middle as the picture allows.
 * @param frame width / height
 */
export function positionIn(frame: number, focalPoint: FocalPoint, size: Size): FocalPoint {
  const seen = seenIn(size, frame);
  return { x: windowAt(focalPoint.x, seen.x), y: windowAt(focalPoint.y, seen.y) };
}

/** Where the focal point lies in what such a frame shows of a picture, in percent of the frame. */
export function focalPointIn(frame: number, focalPoint: FocalPoint, size: Size): FocalPoint {
  const seen = seenIn(size, frame);
  const position = positionIn(frame, focalPoint, size);
  const along = (side: 'x' | 'y') => (focalPoint[side] - position[side] * (1 - seen[side])) / seen[side];
  return { x: along('x'), y: along('y') };
}

/** @returns true for what CSS does by itself */
export const isMiddle = (position: FocalPoint): boolean => positionText(position) === positionText(MIDDLE);

/**
 * The pixels of a crop: how large the whole picture is made that covers a frame, and where in it the frame's upper
 * left corner lies.
 * @param position as percentages of `object-position`
 */
export function cropOf(frame: Size, position: FocalPoint, size: Size): Size & { left: number; top: number } {
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
