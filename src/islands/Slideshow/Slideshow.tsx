/** Turns the slides that Astro rendered: the first is in sight, the others are hidden and not yet fetched. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isSaveData } from '../../shared/save-data.ts';
import { LEAD_MS, TURN_MS, initialMotion, nextSlide, type Motion } from './rotation.ts';
import styles from './Slideshow.module.css';

interface Props {
  words: { label: string; pause: string; play: string };
  /** Elements marked `data-slide`, each with one image. */
  children?: ReactNode;
}

/** Fetches a hidden slide's image and resolves when it can be shown without a blank moment. Rejects if it cannot be had. */
function prepare(slide: HTMLElement): Promise<void> {
  const image = slide.querySelector('img');
  if (!image) return Promise.resolve();
  // One that failed in an earlier round is asked for again; the line may be back.
  if (image.complete && image.naturalWidth === 0 && image.loading === 'eager') image.src = image.src;
  image.loading = 'eager';
  return image.decode();
}

function show(slides: readonly HTMLElement[], current: number) {
  const slide = slides[current]!;
  slide.hidden = false;
  // The browser must have drawn the slide unseen once, or there is nothing to fade from.
  slide.getBoundingClientRect();
  for (const other of slides) other.toggleAttribute('data-current', other === slide);
}

export default function Slideshow({ words, children }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const current = useRef(0);
  const [motion, setMotion] = useState<Motion>('still');
  const [inView, setInView] = useState(true);

  const state = motion === 'turning' && !inView ? 'resting' : motion;

  const slidesIn = () => [...stage.current!.querySelectorAll<HTMLElement>('[data-slide]')];

  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const decide = () =>
      setMotion(
        initialMotion({
          count: slidesIn().length,
          reducedMotion: reduced.matches,
          saveData: isSaveData(),
        }),
      );
    decide();
    reduced.addEventListener('change', decide);
    return () => reduced.removeEventListener('change', decide);
  }, []);

  useEffect(() => {
    let onScreen = true;
    const look = () => setInView(onScreen && !document.hidden);
    const observer = new IntersectionObserver((entries) => {
      onScreen = entries.at(-1)!.isIntersecting;
      look();
    });
    observer.observe(stage.current!);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  useEffect(() => {
    if (state !== 'turning') return;
    const slides = slidesIn();
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    /** Shows the slide when its time has come. One that cannot be had is passed over: the one in sight stays. */
    async function turn(next: number) {
      const lead = new Promise((resolve) => (timer = setTimeout(resolve, LEAD_MS)));
      const ready = await prepare(slides[next]!).then(
        () => true,
        () => false,
      );
      await lead;
      if (stopped) return;
      if (ready) {
        show(slides, next);
        current.current = next;
      }
      wait(nextSlide(next, slides.length));
    }
    function wait(next: number) {
      timer = setTimeout(() => void turn(next), TURN_MS - LEAD_MS);
    }
    wait(nextSlide(current.current, slides.length));
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [state]);

  return (
    <div ref={stage} className={styles.stage} role="group" aria-label={words.label} data-state={state}>
      <div className={styles.pictures}>{children}</div>
      {motion !== 'still' && (
        <button
          type="button"
          className={`button icon ${styles.toggle}`}
          aria-label={motion === 'turning' ? words.pause : words.play}
          onClick={() => setMotion(motion === 'turning' ? 'paused' : 'turning')}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
            <path d={motion === 'turning' ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M8 5v14l11-7z'} />
          </svg>
        </button>
      )}
    </div>
  );
}
