/**
 * The row of slides: which of them is in sight, and how another comes into sight. The scrolling is the browser's own,
 * but for the end of a swipe.
 */
import { useEffectEvent, useLayoutEffect, useRef, type TouchEvent } from 'react';
import { clamp, type IndexRange } from './navigation.ts';
import { reducedMotion } from '../../shared/reduced-motion.ts';
import { useEventListener } from './useEventListener.ts';
import { useGlide } from './useGlide.ts';

/** Milliseconds without a scroll event after which scrolling counts as ended: a few dropped frames. */
const SCROLL_END_MS = 120;

interface Options {
  /** The index of the photo that is in sight, or comes into sight. */
  index: number;
  /** The indexes of the slides. More may be added at either end. */
  slides: IndexRange;
  /** Whether the photo or the page is enlarged: the row does not scroll then. */
  zoomed: boolean;
  onIndexChange: (index: number) => void;
  /** The movement has ended at an index. */
  onSettle: (index: number) => void;
}

/** @returns the properties of the element that scrolls, whose children are the slides */
export function useCarousel({ index, slides, zoomed, onIndexChange, onSettle }: Options) {
  const container = useRef<HTMLDivElement>(null);
  // While the viewer itself scrolls, the slides that it passes are not the ones in sight.
  const autoScrolling = useRef(false);
  // While a finger scrolls, the index follows the container, and not the other way round.
  const swiping = useRef(false);
  const last = useRef({ index, first: slides.first });
  /** The index that the row itself has told of last. Any other comes from a key or a button. */
  const reported = useRef(index);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The frame that is waited for when the time is over. */
  const frame = useRef(0);

  const slideAt = (position: number) => container.current!.children[position] as HTMLElement | undefined;
  /** CSS pixels from one slide to the next. */
  const slideDistance = () => slideAt(1)?.offsetLeft || 1;
  const leftOf = (target: number) => slideAt(target - slides.first)?.offsetLeft ?? 0;
  const isAtTarget = () => Math.abs(container.current!.scrollLeft - leftOf(index)) <= 1;
  const indexInSight = () => clamp(slides.first + Math.round(container.current!.scrollLeft / slideDistance()), slides);

  /**
   * Lets the browser snap to a slide and its two neighbours alone. `scroll-snap-stop: always` is not enough: after a
   * swipe over most of the screen Chromium passes the neighbour where the finger leaves fast, or the phone is slow.
   */
  function limitSnapping(center: number) {
    for (const [position, slide] of [...container.current!.children].entries()) {
      slide.toggleAttribute('data-unsnapped', Math.abs(slides.first + position - center) > 1);
    }
  }

  function report(target: number) {
    reported.current = target;
    onIndexChange(target);
  }

  function cancelEnd() {
    clearTimeout(timer.current);
    cancelAnimationFrame(frame.current);
  }

  function endScroll() {
    cancelEnd();
    // The viewer may have been closed while the timer ran.
    if (!container.current || glide.isActive()) return;
    const end = indexInSight();
    limitSnapping(end);
    autoScrolling.current = false;
    swiping.current = false;
    report(end);
    onSettle(end);
  }

  const glide = useGlide({
    container,
    indexInSight,
    leftOf,
    onRelease: (wished) => {
      const reachable = clamp(wished, slides);
      swiping.current = true;
      limitSnapping(reachable);
      report(reachable);
      return reachable;
    },
    onEnd: endScroll,
  });

  /** Calls `next` in the next frame, unless scrolling goes on. */
  const inNextFrame = (next: () => void) => void (frame.current = requestAnimationFrame(next));

  function endScrollSoon() {
    cancelEnd();
    // On a busy phone no frame may have come by then: the first ones tell whether the scrolling goes on.
    timer.current = setTimeout(inNextFrame, SCROLL_END_MS, () => inNextFrame(endScroll));
  }

  function scrollToIndex(behavior: ScrollBehavior) {
    glide.stop();
    autoScrolling.current = true;
    swiping.current = false;
    limitSnapping(index);
    container.current!.scrollTo({ left: leftOf(index), behavior });
    // When nothing has to move, no scroll event will follow.
    if (isAtTarget()) endScrollSoon();
  }

  const followIndex = useEffectEvent(() => {
    const { current: before } = last;
    last.current = { index, first: slides.first };
    // Slides that were added in front have moved all others, even under a finger.
    const added = before.first - slides.first;
    // A key is obeyed while the row still moves, too.
    const asked = index !== reported.current;
    reported.current = index;
    if (asked && glide.redirect(index)) return;
    if (added && swiping.current && !asked) {
      container.current!.scrollBy({ left: added * slideDistance(), behavior: 'instant' });
      endScrollSoon();
    } else if (asked || (!swiping.current && (autoScrolling.current || indexInSight() !== index))) {
      // Only to a neighbour: a longer way would draw every photo in between.
      const smooth = Math.abs(index - before.index) === 1 && !added && !reducedMotion().matches;
      scrollToIndex(smooth ? 'smooth' : 'instant');
    }
  });
  useLayoutEffect(() => followIndex(), [index, slides.first]);

  // Two fingers that enlarge the page scroll the row a little before that stops, and no browser snaps it back.
  const straighten = useEffectEvent(() => zoomed && scrollToIndex('instant'));
  useLayoutEffect(() => void straighten(), [zoomed]);

  // Turning the phone changes the width of a slide: the photo in sight stays in sight.
  useEventListener(window, 'resize', () => scrollToIndex('instant'));

  return {
    ref: container,
    ...glide.handlers,
    onTouchStart: (event: TouchEvent) => {
      // A swipe that begins before the last one has settled counts from the slide that is in sight by then.
      limitSnapping(indexInSight());
      if (!autoScrolling.current) glide.handlers.onTouchStart(event);
    },
    onScroll: () => {
      if (!autoScrolling.current && !glide.isGliding()) {
        swiping.current = true;
        report(indexInSight());
      }
      cancelEnd();
      // Some browsers have no `scrollend`, and others leave it out when slides were added meanwhile.
      if (!('onscrollend' in window) || (autoScrolling.current && isAtTarget())) endScrollSoon();
    },
    onScrollEnd: () => {
      // When another movement has replaced this one, that one is waited for.
      if (autoScrolling.current && !isAtTarget()) endScrollSoon();
      else endScroll();
    },
  };
}
