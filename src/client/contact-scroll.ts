/** Makes links to `#contact` scroll smoothly. Without this script they are plain links. */
import { isPlainClick } from '../shared/plain-click.ts';
import { reducedMotion } from '../shared/reduced-motion.ts';
import { SCROLL_OFFSET, SCROLL_MS, progress } from './scroll-animation.ts';

/** Keys by which a visitor scrolls. */
const SCROLLING_KEY = /^(Arrow|Page|Home|End|Tab| )/;

const section = document.getElementById('contact');

/** The next step of the movement. */
let frame = 0;

/** Scrolls to the section, unless the visitor scrolls meanwhile. */
function scrollSmoothly(target: HTMLElement): void {
  const from = scrollY;
  const begin = performance.now();
  const step = (now: number) => {
    // Measured in every frame: a picture that loads above moves the section.
    const to = target.getBoundingClientRect().top + scrollY - SCROLL_OFFSET;
    scrollTo({ top: from + (to - from) * progress(now - begin), behavior: 'instant' });
    if (now - begin < SCROLL_MS) frame = requestAnimationFrame(step);
  };
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(step);
}

for (const type of ['wheel', 'touchstart', 'keydown'] as const) {
  const stop = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || SCROLLING_KEY.test(event.key)) cancelAnimationFrame(frame);
  };
  addEventListener(type, stop, { passive: true });
}

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href$="#contact"]');
  // The same place on the page in another language is a page to go to.
  if (link?.pathname !== location.pathname || !section || !isPlainClick(event)) return;
  event.preventDefault();
  // As with a plain link, a further click is no further step in the history.
  if (location.hash !== '#contact') history.pushState(null, '', '#contact');
  section.focus({ preventScroll: true });
  if (reducedMotion().matches) {
    scrollTo({ top: section.getBoundingClientRect().top + scrollY - SCROLL_OFFSET, behavior: 'instant' });
  } else {
    scrollSmoothly(section);
  }
});
