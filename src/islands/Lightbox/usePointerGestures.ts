/**
 * Fingers and mouse on the slides: dragging down closes the viewer, a double tap zooms. Swiping sideways is the
 * browser's own scrolling.
 */
import { useRef, type PointerEvent } from 'react';
import { DISMISS_DISTANCE, downwardDrag, isDoubleTap, isTap, zoomAt, type Point, type Zoom } from './gesture.ts';

interface Options {
  /** While the photo or the page is enlarged, a drag moves it about and does not close the viewer. */
  zoomed: boolean;
  onDismiss: () => void;
  onDoubleTap: (zoom: Zoom) => void;
}

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });

/** @returns pointer handlers for the element that holds the slides */
export function usePointerGestures({ zoomed, onDismiss, onDoubleTap }: Options) {
  const start = useRef<Point>(undefined);
  const lastTap = useRef<Point & { time: number }>(undefined);

  /** @param distance how far the sheet is dragged down, in CSS pixels */
  function setDrag(event: PointerEvent, distance: number) {
    const sheet = event.currentTarget.closest<HTMLElement>('[data-sheet]')!;
    sheet.toggleAttribute('data-dragged', distance > 0);
    sheet.style.setProperty('--drag', String(distance));
  }

  function reset(event: PointerEvent) {
    start.current = undefined;
    setDrag(event, 0);
  }

  const dragOf = (event: PointerEvent) => (start.current && !zoomed ? downwardDrag(start.current, pointOf(event)) : 0);

  return {
    onPointerDown: (event: PointerEvent) => {
      reset(event);
      // A second finger is a pinch, which the browser handles.
      if (event.isPrimary && event.button === 0) start.current = pointOf(event);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current) return;
      // The mouse button was released outside the window.
      if (event.buttons === 0) {
        reset(event);
        return;
      }
      // Moves what is larger than its slide: an enlarged photo, or a panorama.
      if (event.pointerType === 'mouse') {
        (event.target as Element).closest('[data-viewer-slide]')?.scrollBy(-event.movementX, -event.movementY);
      }
      setDrag(event, dragOf(event));
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      if (!from) return;
      const to = pointOf(event);
      const dismissed = dragOf(event) >= DISMISS_DISTANCE;
      reset(event);
      if (dismissed) {
        onDismiss();
        return;
      }
      const photo = (event.target as Element).closest('[data-frame]');
      if (!photo || !isTap(from, to)) return;
      const tap = { ...to, time: event.timeStamp };
      const double = isDoubleTap(lastTap.current, tap);
      lastTap.current = double ? undefined : tap;
      if (double) onDoubleTap(zoomAt(to, photo.getBoundingClientRect(), photo.parentElement!.getBoundingClientRect()));
    },
    onPointerCancel: reset,
  };
}
