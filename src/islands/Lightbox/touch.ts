/** Fingers on the viewer: a downward drag puts it away, a double tap zooms. Sideways is the browser's own scrolling. */
import { useRef, type PointerEvent } from 'react';
import { DISMISS_DISTANCE, downwardDrag, isDoubleTap } from './viewing.ts';

interface Options {
  /** A zoomed photo is moved about by the finger, not put away. */
  zoomed: boolean;
  onDismiss: () => void;
  onDoubleTap: () => void;
}

/** CSS pixels that a finger may tremble in a tap. */
const TREMBLE = 10;

/** @returns pointer handlers for the element that holds the slides */
export function useTouch({ zoomed, onDismiss, onDoubleTap }: Options) {
  const start = useRef<{ x: number; y: number; pointer: number }>(undefined);
  const lastTap = useRef<{ x: number; y: number; time: number }>(undefined);

  /** How far the sheet stands below its place, in CSS pixels. */
  const pull = (event: PointerEvent, distance: number) =>
    event.currentTarget.closest<HTMLElement>('[data-sheet]')?.style.setProperty('--pull', `${distance}px`);

  const dragged = (event: PointerEvent) =>
    start.current && !zoomed && (visualViewport?.scale ?? 1) === 1
      ? downwardDrag({ x: event.clientX - start.current.x, y: event.clientY - start.current.y })
      : 0;

  return {
    onPointerDown: (event: PointerEvent) => {
      // A second finger is a pinch, which is the browser's own.
      start.current = event.isPrimary ? { x: event.clientX, y: event.clientY, pointer: event.pointerId } : undefined;
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current?.pointer === event.pointerId) pull(event, dragged(event));
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      if (from?.pointer !== event.pointerId) return;
      const away = dragged(event) >= DISMISS_DISTANCE;
      pull(event, 0);
      start.current = undefined;
      if (away) return onDismiss();
      const tap = { x: event.clientX, y: event.clientY, time: event.timeStamp };
      if (Math.hypot(tap.x - from.x, tap.y - from.y) > TREMBLE || !(event.target as Element).closest('[data-frame]')) return;
      const twice = isDoubleTap(lastTap.current, tap);
      lastTap.current = twice ? undefined : tap;
      if (twice) onDoubleTap();
    },
    onPointerCancel: (event: PointerEvent) => {
      start.current = undefined;
      pull(event, 0);
    },
  };
}
