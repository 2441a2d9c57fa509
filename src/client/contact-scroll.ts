/** Makes links to `#contact` scroll smoothly. Without this script they are plain links. */
import { isPlainClick } from '../shared/plain-click.ts';
import { reducedMotion } from '../shared/reduced-motion.ts';
import { SCROLL_OFFSET, SCROLL_MS, progress } from './scroll-animation.ts';

/** Keys by which a visitor scrolls. */
const SCROLLING_KEY = /^(Arrow|Page|Home|End|Tab| )/;

const section = document.getElementById('contact');

/** The next step of the movement. */
let frame = 0;

/** Where the page is to be scrolled to. */
const destination = () => section!.getBoundingClientRect().top + scrollY - SCROLL_OFFSET;
const jump = (top: number) => scrollTo({ top, behavior: 'instant' });

/** Scrolls to the section, unless the visitor scrolls meanwhile. */
function scrollSmoothly(): void {
  const from = scrollY;
  const begin = performance.now();
  const step = (now: number) => {
    // Measured in every frame: a picture that loads above moves the section.
    jump(from + (destination() - from) * progress(now - begin));
    if (now - begin < SCROLL_MS) frame = requestAnimationFrame(step);
  };
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(step);
}

/** A wheel and a finger have no key. */
const stop = ({ key = ' ' }: { key?: string }) => SCROLLING_KEY.test(key) && cancelAnimationFrame(frame);
for (const type of ['wheel', 'touchstart', 'keydown'] as const)
  addEventListener(type, stop as (event: Event) => void, { passive: true });

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href$="#contact"]');
  // The same place on the page in another language is a page to go to.
  if (link?.pathname !== location.pathname || !section || !isPlainClick(event)) return;
  event.preventDefault();
  // As with a plain link, a further click is no further step in the history.
  if (location.hash !== '#contact') history.pushState(null, '', '#contact');
  section.focus({ preventScroll: true });
  if (reducedMotion().matches) {
    jump(destination());
  } else {
    scrollSmoothly();
  }
});
