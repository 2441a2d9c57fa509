/** Where a tap or an arrow key puts the mark of the face. */
import { positionText, type FocalPoint } from '../../shared/focal-point.ts';

/** Percent that an arrow key moves the mark. */
const STEP = 2;
const ARROWS: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
/** Where the mark begins for whoever has no finger: where a face usually is. */
const BEGIN: FocalPoint = { x: 50, y: 25 };

const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));
const written = ({ x, y }: FocalPoint) => positionText({ x: within(x), y: within(y) });

/** @param focus where the mark is now; gives where a tap on `picture` puts it, as it is written */
export function tappedFocalPoint(
  focus: FocalPoint | undefined,
  { clientX, clientY, detail }: Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>,
  picture: Element,
): string {
  const { left, top, width, height } = picture.getBoundingClientRect();
  // Enter and the space bar click as well, at no place.
  if (detail === 0) return written(focus ?? BEGIN);
  return written({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 });
}

/** @returns where a key puts the mark; undefined for a key that does not move it */
export function movedFocalPoint(focus: FocalPoint | undefined, key: string): string | undefined {
  const by = ARROWS[key];
  if (!by) return undefined;
  const { x, y } = focus ?? BEGIN;
  return written({ x: x + by.x, y: y + by.y });
}
