/** The row of slides: which of them is in sight, and how another comes into sight. The scrolling is the browser's own. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { within, type Range } from './navigation.ts';

/** Milliseconds without movement after which a swipe counts as done, where the browser does not say so: a few dropped frames. */
const SETTLED_MS = 120;

interface Options {
  /** The place that is in sight, or comes into sight. */
  index: number;
  /** The places of the slides. They may become more, at either end. */
  slides: Range;
  onIndex: (index: number) => void;
  /** The movement has come to rest at a place. */
  onRest: (index: number) => void;
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** @returns what the element that holds the slides needs */
export function useTrack({ index, slides, onIndex, onRest }: Options) {
  const track = useRef<HTMLDivElement>(null);
  // Set while the viewer itself moves the track: what passes by on the way is not in sight.
  const going = useRef(false);
  // Set while a finger moves it: the photo in sight then follows the track, and the track is let alone.
  const swiped = useRef(false);
  const before = useRef<{ index: number; first: number }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** CSS pixels from one slide to the next. */
  const step = () => (track.current?.children[1] as HTMLElement | undefined)?.offsetLeft || 1;
  const leftOf = (at: number) =>
    (track.current?.children[at - slides.first] as HTMLElement | undefined)?.offsetLeft ?? 0;
  const position = () => within(slides.first + Math.round(track.current!.scrollLeft / step()), slides);

  const arrived = () => Math.abs(track.current!.scrollLeft - leftOf(index)) <= 1;

  function go(behavior: ScrollBehavior) {
    going.current = true;
    swiped.current = false;
    track.current!.scrollTo({ left: leftOf(index), behavior });
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
    const near = before.current && Math.abs(index - before.current.index) === 1;
    // Slides that came in front have moved all others, under a finger too.
    const moved = slides.first - (before.current?.first ?? slides.first);
    before.current = { index, first: slides.first };
    if (moved && swiped.current) {
      track.current!.scrollBy({ left: -moved * step(), behavior: 'instant' });
      settle();
    } else if (!swiped.current && (going.current || position() !== index)) {
      go(near && !moved && !prefersStillness() ? 'smooth' : 'instant');
    }
  }, [index, slides.first]);

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
      // A browser may owe the end of a movement when slides came in meanwhile: arriving counts as one too.
      if (!('onscrollend' in window) || (going.current && arrived())) settle();
    },
    onScrollEnd: () => {
      // One movement has ended because another took its place: that one is waited for.
      if (going.current && !arrived()) settle();
      else rest();
    },
  };
}
