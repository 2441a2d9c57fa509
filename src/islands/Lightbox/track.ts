/** The row of slides: which photo is in sight, and how another comes into sight. The scrolling is the browser's own. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { within } from './viewing.ts';

/** Milliseconds without movement after which a swipe counts as done, where the browser does not say so: a few dropped frames. */
const SETTLED_MS = 120;

interface Options {
  /** The photo that is in sight, or comes into sight. */
  index: number;
  count: number;
  onIndex: (index: number) => void;
  /** The movement has come to rest at a photo. */
  onRest: (index: number) => void;
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** @returns what the element that holds the slides needs */
export function useTrack({ index, count, onIndex, onRest }: Options) {
  const track = useRef<HTMLDivElement>(null);
  // Set while the viewer itself moves the track: what passes by on the way is not in sight.
  const going = useRef(false);
  // Set while a finger moves it: the photo in sight then follows the track, and the track is let alone.
  const swiped = useRef(false);
  const before = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const placeOf = (at: number) => (track.current?.children[at] as HTMLElement | undefined)?.offsetLeft ?? 0;
  const position = () => within(Math.round(track.current!.scrollLeft / (placeOf(1) || 1)), count);

  const arrived = () => Math.abs(track.current!.scrollLeft - placeOf(index)) <= 1;

  function go(behavior: ScrollBehavior) {
    going.current = true;
    swiped.current = false;
    track.current!.scrollTo({ left: placeOf(index), behavior });
    // Nothing to move: then nothing will say that it has ended.
    if (arrived()) settle();
  }

  function rest() {
    clearTimeout(timer.current);
    // The viewer may have been closed meanwhile.
    if (!track.current) return;
    const at = position();
    going.current = false;
    swiped.current = false;
    onIndex(at);
    onRest(at);
  }

  function settle() {
    clearTimeout(timer.current);
    timer.current = setTimeout(rest, SETTLED_MS);
  }

  useLayoutEffect(() => {
    // A long way is not swum through: that would draw every photo in between.
    const near = before.current !== undefined && Math.abs(index - before.current) === 1;
    before.current = index;
    if (!swiped.current && (going.current || position() !== index)) go(near && !prefersStillness() ? 'smooth' : 'instant');
  }, [index]);

  // Turning the phone changes the width of a slide: the photo in sight stays in sight.
  useEffect(() => {
    const gone = new AbortController();
    addEventListener('resize', () => go('instant'), gone);
    return () => gone.abort();
  });

  return {
    ref: track,
    onScroll: () => {
      if (!going.current) {
        swiped.current = true;
        onIndex(position());
      }
      clearTimeout(timer.current);
      if (!('onscrollend' in window)) settle();
    },
    onScrollEnd: () => {
      // One movement has ended because another took its place: that one is waited for.
      if (going.current && !arrived()) settle();
      else rest();
    },
  };
}
