/** Fingers and mouse on the slides: a downward drag puts the viewer away, a double tap zooms. Sideways is the browser's own scrolling. */
import { useRef, type PointerEvent } from 'react';
import { DISMISS_DISTANCE, downwardDrag, isDoubleTap, isTap, zoomAt, type Point, type Zoom } from './gesture.ts';

interface Options {
  /** Zoomed or pinched: what is enlarged is moved about, not put away. */
  locked: boolean;
  onDismiss: () => void;
  onDoubleTap: (zoom: Zoom) => void;
}

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });

/** @returns pointer handlers for the element that holds the slides */
export function useTouch({ locked, onDismiss, onDoubleTap }: Options) {
  const start = useRef<Point>(undefined);
  const lastTap = useRef<Point & { time: number }>(undefined);

  /** @param pull how far the sheet stands below its place, in CSS pixels */
  function place(event: PointerEvent, pull: number) {
    const sheet = event.currentTarget.closest<HTMLElement>('[data-sheet]');
    sheet?.toggleAttribute('data-pulled', pull > 0);
    sheet?.style.setProperty('--pull', String(pull));
  }

  /** A drag is over, or was none of ours. */
  function release(event: PointerEvent) {
    start.current = undefined;
    place(event, 0);
  }

  const pullOf = (event: PointerEvent) => (start.current && !locked ? downwardDrag(start.current, pointOf(event)) : 0);

  return {
    onPointerDown: (event: PointerEvent) => {
      release(event);
      // A second finger is a pinch, which is the browser's own.
      if (event.isPrimary && event.button === 0) start.current = pointOf(event);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current) return;
      // A mouse that was let go outside the window.
      if (event.buttons === 0) {
        release(event);
        return;
      }
      // What is larger than its slide: what is enlarged, and a strip.
      if (event.pointerType === 'mouse') {
        (event.target as Element).closest('[data-slide]')?.scrollBy(-event.movementX, -event.movementY);
      }
      place(event, pullOf(event));
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      if (!from) return;
      const to = pointOf(event);
      const away = pullOf(event) >= DISMISS_DISTANCE;
      release(event);
      if (away) {
        onDismiss();
        return;
      }
      const photo = (event.target as Element).closest('[data-frame]');
      if (!photo || !isTap(from, to)) return;
      const tap = { ...to, time: event.timeStamp };
      const twice = isDoubleTap(lastTap.current, tap);
      lastTap.current = twice ? undefined : tap;
      if (twice) onDoubleTap(zoomAt(to, photo.getBoundingClientRect(), photo.parentElement!.getBoundingClientRect()));
    },
    onPointerCancel: release,
  };
}
