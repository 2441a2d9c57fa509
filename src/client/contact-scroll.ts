/** Turns links to `#contact` into a slow movement of the page. Without this script they are plain links. */
import { SCROLL_OFFSET, SCROLL_MS, progress } from './scroll-position.ts';

const section = document.getElementById('contact');

/** Moves the page until the section stands below the window's top; the visitor's own scrolling ends it. */
function moveTo(target: HTMLElement): void {
  const from = scrollY;
  const begin = performance.now();
  let stopped = false;
  const stop = () => (stopped = true);
  for (const sign of ['wheel', 'touchstart', 'keydown'] as const)
    addEventListener(sign, stop, { once: true, passive: true });
  const step = (now: number) => {
    if (stopped) return;
    // Measured anew in every frame: a picture above may arrive meanwhile.
    const to = target.getBoundingClientRect().top + scrollY - SCROLL_OFFSET;
    scrollTo({ top: from + (to - from) * progress(now - begin), behavior: 'instant' });
    if (now - begin < SCROLL_MS) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href$="#contact"]');
  // The same place on the page in another language is a page to go to.
  if (
    link?.pathname !== location.pathname ||
    !section ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  event.preventDefault();
  history.pushState(null, '', '#contact');
  section.focus({ preventScroll: true });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo({ top: section.getBoundingClientRect().top + scrollY - SCROLL_OFFSET, behavior: 'instant' });
  } else {
    moveTo(section);
  }
});
