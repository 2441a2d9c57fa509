/** Defers what a visitor does to an island's HTML before hydration: the island does it then, or else the browser. */
import { hasFailed } from './hydration.ts';

/** Keeps an event from everyone else, the browser included. */
export function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Marks `element` with `data-early`, which the island looks for when it starts, removes, and does what was wanted.
 * Nothing is deferred without an island that is still to come, and nothing is done any more once a way to another page
 * has begun.
 * @param act does without the island what was wanted, when the island has failed or `timeout` milliseconds are over
 * @param isKept whether the page stays though the browser says `beforeunload`, as Chromium does for a call or a file
 */
export function deferUntilHydrated(
  event: Event,
  element: HTMLElement,
  act: () => void,
  timeout: number,
  isKept?: () => boolean,
): void {
  const island = element.closest('astro-island[ssr]');
  if (!island || hasFailed(island)) return;
  swallow(event);
  const { dataset } = element;
  if ('early' in dataset) return;
  dataset['early'] = '';
  const drop = () => isKept?.() || delete dataset['early'];
  const release = () => {
    // Not listened for any longer than needed: it keeps a page out of the memory of some browsers.
    removeEventListener('beforeunload', drop);
    if (!('early' in dataset)) return;
    delete dataset['early'];
    act();
  };
  setTimeout(release, timeout);
  addEventListener('beforeunload', drop);
  island.addEventListener('astro:hydration-error', release);
}
