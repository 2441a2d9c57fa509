/**
 * The end of a swipe. Chrome's own snapping takes up to 0.4 s to bring a photo to rest after the finger has left; this
 * takes over at that moment, and brings it there sooner. As long as the finger is there the scrolling is the browser's.
 */
import { useLayoutEffect, useRef, type RefObject, type TouchEvent } from 'react';
import { swipeSteps, type TracePoint } from './gesture.ts';
import { reducedMotion } from '../../shared/reduced-motion.ts';

/** Milliseconds from the takeover until the photo rests. */
const GLIDE_MS = 180;
/** Milliseconds of a frame. */
const FRAME_MS = 16;
/** Frames in which the row cannot be scrolled, so that Chrome drops the finger's momentum; a busy phone may be late. */
const SHUT_FRAMES = 4;
/** Milliseconds after a finger has left in which its scrolling may still begin: a flick can be shorter than a frame. */
const LATE_MS = 120;

/** By the name that HTML gives each engine. Safari and Firefox end a swipe in their own way. */
const isChromium = () => navigator.vendor === 'Google Inc.';

const pointOf = ({ changedTouches, timeStamp }: TouchEvent): TracePoint => ({
  x: changedTouches[0]!.clientX,
  time: timeStamp,
});

interface Swipe {
  /** The index from which it counts. */
  from: number;
  /** Whether the finger has come while the row still moved. */
  caught: boolean;
  trace: TracePoint[];
  /** The index that comes into sight, once the finger has left. */
  target?: number;
}

interface Options {
  /** The row of slides. */
  container: RefObject<HTMLElement | null>;
  indexInSight: () => number;
  /** How far the row is scrolled, in CSS pixels, where the slide of that index is in its place. */
  leftOf: (index: number) => number;
  /** The finger has left. @returns the index that comes into sight: the one that is wished for, if there is one */
  onRelease: (wished: number) => number;
  /** The row rests. */
  onEnd: () => void;
}

/** @returns handlers of touches for the row, and functions that ask for a swipe, redirect it and stop it */
export function useGlide(options: Options) {
  const { container } = options;
  /** Of the latest render: slides may be added while the row moves. */
  const latest = useRef(options);
  useLayoutEffect(() => void (latest.current = options));
  /** The swipe that is under way, from the coming of a finger until the row rests. */
  const swipe = useRef<Swipe>(undefined);

  /** Gives the row back to the browser, wherever it is. */
  function stop() {
    swipe.current = undefined;
    container.current!.removeAttribute('data-swipe');
  }

  /**
   * Lets the glide end at another photo. Only while the row is shut to the browser's scrolling: a `scrollTo` would have
   * no effect then.
   * @returns whether it does; else the browser can scroll there
   */
  function redirect(target: number): boolean {
    if (container.current!.getAttribute('data-swipe') !== 'shut') return false;
    swipe.current!.target = target;
    return true;
  }

  function release(own: Swipe) {
    /** When the finger left or, once the glide has begun, when that was. */
    let begin = 0;
    let frames = 0;
    /** The part of GLIDE_MS that was still left in the previous frame, from 1 to 0. */
    let before = 1;
    /** Where the previous frame of the glide has left the row. */
    let left: number | undefined;

    /** @returns whether the row rests */
    function move(row: HTMLElement, now: number): boolean {
      const { leftOf, onRelease } = latest.current;
      begin ||= now;
      if (own.target === undefined) {
        const passed = row.scrollLeft - leftOf(own.from);
        // Nothing was scrolled, or it has not begun yet.
        if (Math.abs(passed) <= 1) return now > begin + LATE_MS;
        own.target = onRelease(own.from + swipeSteps(own.trace, passed / row.clientWidth));
        // The photo moves on in this frame, too.
        begin = now - FRAME_MS;
        row.setAttribute('data-swipe', 'shut');
      } else if (Math.abs(row.scrollLeft - left!) > 1) {
        // Something else has moved the row: the momentum is not gone yet.
        frames = 0;
        row.setAttribute('data-swipe', 'shut');
      }
      const rest = reducedMotion().matches ? 0 : Math.max(0, 1 - (now - begin) / GLIDE_MS);
      const to = leftOf(own.target);
      // Measured from the present position: in the first frame the finger's momentum still moves the row.
      row.scrollLeft = to + (row.scrollLeft - to) * (rest && rest / before) ** 3;
      left = row.scrollLeft;
      before = rest;
      frames += 1;
      if (frames === SHUT_FRAMES) row.setAttribute('data-swipe', 'free');
      return rest === 0 && frames >= SHUT_FRAMES;
    }

    requestAnimationFrame(function onFrame(now) {
      // Another swipe has begun, or the viewer was closed.
      if (swipe.current !== own || !container.current) return;
      if (move(container.current, now)) {
        stop();
        latest.current.onEnd();
      } else {
        requestAnimationFrame(onFrame);
      }
    });
  }

  function onTouchEnd(event: TouchEvent) {
    const { current } = swipe;
    if (!current || event.touches.length > 0) return;
    // A tap that stops a gliding row is not a click on the backdrop, which would close the viewer.
    if (current.caught && event.cancelable) event.preventDefault();
    current.trace.push(pointOf(event));
    release(current);
  }

  return {
    /** Whether a finger is on the row, or the row still moves because of it. */
    isActive: () => swipe.current !== undefined,
    /** Whether it moves without the finger. */
    isGliding: () => swipe.current?.target !== undefined,
    redirect,
    stop,
    handlers: {
      onTouchStart: (event: TouchEvent) => {
        if (!isChromium()) return;
        // A second finger is a pinch: what the first one has begun is no swipe any more.
        if (event.touches.length > 1) {
          stop();
          return;
        }
        // A swipe that begins during a glide counts from the photo which that brings.
        const target = swipe.current?.target;
        const from = target ?? latest.current.indexInSight();
        swipe.current = { from, caught: target !== undefined, trace: [pointOf(event)] };
        container.current!.setAttribute('data-swipe', 'free');
      },
      onTouchMove: (event: TouchEvent) => void swipe.current?.trace.push(pointOf(event)),
      onTouchEnd,
      onTouchCancel: onTouchEnd,
    },
  };
}
