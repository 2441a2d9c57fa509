/** Defers what a visitor does to an island's HTML before hydration: the island does it then, or else the browser. */
import { hasFailed } from './hydration.ts';

/**
 * Marks `element` with `data-early`, which the island looks for when it starts, removes, and does what was wanted.
 * Nothing is deferred without an island that is still to come, and nothing is done any more once a way to another page
 * has begun.
 * @param act does without the island what was wanted, when the island has failed or `timeout` milliseconds are over
 * @param isLeaving whether `beforeunload` means another page: Chromium says it as well when a call or a file is opened
 */
export function deferUntilHydrated(
  event: Event,
  element: HTMLElement,
  act: () => void,
  timeout: number,
  isLeaving = () => true,
): void {
  const island = element.closest('astro-island[ssr]');
  if (!island || hasFailed(island)) return;
  event.preventDefault();
  event.stopPropagation();
  if ('early' in element.dataset) return;
  element.dataset['early'] = '';
  const drop = () => isLeaving() && delete element.dataset['early'];
  const release = () => {
    // Not listened for any longer than needed: it keeps a page out of the memory of some browsers.
    removeEventListener('beforeunload', drop);
    if (!('early' in element.dataset)) return;
    delete element.dataset['early'];
    act();
  };
  setTimeout(release, timeout);
  addEventListener('beforeunload', drop);
  island.addEventListener('astro:hydration-error', release);
}
