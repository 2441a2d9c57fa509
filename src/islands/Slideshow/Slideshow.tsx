/**
 * Shows the slides that Astro rendered one after the other: at first all but the first are hidden and not fetched. Its
 * button goes into the page's element `data-slideshow-controls`.
 */
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { reducedMotion } from '../../shared/reduced-motion.ts';
import { isSaveData } from '../../shared/save-data.ts';
import { PRELOAD_LIMIT_MS, PRELOAD_MS, SLIDE_MS, isPlaybackAllowed, nextSlide, type Playback } from './rotation.ts';
import styles from './Slideshow.module.css';

interface Props {
  words: { label: string; pause: string; play: string };
  /** Elements marked `data-slide`, each with one image. */
  children?: ReactNode;
}

const imageOf = (slide: HTMLElement) => slide.querySelector('img')!;

/** Where the first slide's picture stands again, it too is the one that a phone's page carries inside itself. */
function shareInline([first, ...others]: readonly HTMLElement[]) {
  const inline = first!.querySelector('source[srcset^="data:"]');
  if (!inline) return;
  for (const other of others) if (imageOf(other).src === imageOf(first!).src) other.prepend(inline.cloneNode());
}

/** The sources of the slides that have been out of sight. */
const sources = new WeakMap<HTMLElement, HTMLSourceElement[]>();

/** Keeps a slide to the file that it has: out of sight, none is fetched for it when the phone is turned. */
function pin(slide: HTMLElement) {
  const image = imageOf(slide);
  if (!sources.has(slide)) sources.set(slide, [...slide.querySelectorAll('source')]);
  image.src = image.currentSrc;
  // From the last to the first: Chromium would fetch what is left in between.
  while (image.previousElementSibling) image.previousElementSibling.remove();
}

/** Lets the browser choose the slide's file again. */
const unpin = (slide: HTMLElement) => slide.prepend(...(sources.get(slide) ?? []));

/**
 * Fetches a hidden slide's image; resolves when it is decoded and can be shown at once. Rejects when it cannot be had.
 */
async function preload(slide: HTMLElement): Promise<void> {
  const image = imageOf(slide);
  unpin(slide);
  // It failed in an earlier round: setting the address again makes the browser retry.
  if (image.complete && image.naturalWidth === 0 && image.loading === 'eager') image.src = image.src;
  image.loading = 'eager';
  await image.decode();
  pin(slide);
}

function show(slides: readonly HTMLElement[], before: number, current: number) {
  const slide = slides[current]!;
  pin(slides[before]!);
  unpin(slide);
  slide.hidden = false;
  // Forces a layout while the slide is still transparent: without one it would appear without fading in.
  slide.getBoundingClientRect();
  for (const other of slides) other.toggleAttribute('data-current', other === slide);
}

export default function Slideshow({ words, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const current = useRef(0);
  const [allowed, setAllowed] = useState(false);
  const [paused, setPaused] = useState(false);
  const [inView, setInView] = useState(true);

  const playback: Playback = !allowed ? 'disabled' : paused ? 'paused' : 'playing';
  const state = playback === 'playing' && !inView ? 'suspended' : playback;

  const slidesIn = () => [...root.current!.querySelectorAll<HTMLElement>('[data-slide]')];

  useEffect(() => shareInline(slidesIn()), []);

  useEffect(() => {
    const reduced = reducedMotion();
    const update = () =>
      setAllowed(
        isPlaybackAllowed({
          count: slidesIn().length,
          reducedMotion: reduced.matches,
          saveData: isSaveData(),
        }),
      );
    update();
    reduced.addEventListener('change', update);
    return () => reduced.removeEventListener('change', update);
  }, []);

  useEffect(() => {
    let onScreen = true;
    const update = () => setInView(onScreen && !document.hidden);
    const observer = new IntersectionObserver((entries) => {
      onScreen = entries[entries.length - 1]!.isIntersecting;
      update();
    });
    observer.observe(root.current!);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, []);

  // A layout effect: as soon as the page says that it plays, its time runs.
  useLayoutEffect(() => {
    if (state !== 'playing') return;
    const slides = slidesIn();
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    /** Shows the slide after its preload time. When its picture cannot be had, the present slide stays. */
    async function advance(next: number) {
      const time = new Promise((resolve) => (timer = setTimeout(resolve, PRELOAD_MS)));
      const limit = new Promise<false>((resolve) => setTimeout(resolve, PRELOAD_LIMIT_MS, false));
      const picture = preload(slides[next]!).then(
        () => true,
        () => false,
      );
      const loaded = await Promise.race([picture, limit]);
      await time;
      if (stopped) return;
      if (loaded) {
        show(slides, current.current, next);
        current.current = next;
      }
      schedule(nextSlide(next, slides.length));
    }
    function schedule(next: number) {
      timer = setTimeout(() => void advance(next), SLIDE_MS - PRELOAD_MS);
    }
    schedule(nextSlide(current.current, slides.length));
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [state]);

  return (
    <div ref={root} className={styles.slideshow} role="group" aria-label={words.label} data-state={state}>
      <div className={styles.pictures}>{children}</div>
      {allowed &&
        createPortal(
          <button
            type="button"
            className={`button icon ${styles.toggle}`}
            aria-label={paused ? words.play : words.pause}
            onClick={() => setPaused(!paused)}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
              <path d={paused ? 'M8 5v14l11-7z' : 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z'} />
            </svg>
          </button>,
          document.querySelector('[data-slideshow-controls]')!,
        )}
    </div>
  );
}
