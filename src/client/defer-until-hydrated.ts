/** Defers what a visitor does to an island's HTML before hydration: the island does it then, or else the browser. */
import { hasFailed } from './hydration.ts';

/** Keeps an event from everyone else, the browser included. */
export function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Marks `element` with `data-early`, which the island looks for when it starts, removes, and does what was wanted.
 * Nothing is deferred without an island that is still to come. Whoever takes the mark away wants it no longer.
 * @param act does without the island what was wanted, when the island has failed or `timeout` milliseconds are over
 */
export function deferUntilHydrated(event: Event, element: HTMLElement, act: () => void, timeout: number): void {
  const island = element.closest('astro-island[ssr]');
  if (!island || hasFailed(island)) return;
  swallow(event);
  const { dataset } = element;
  if ('early' in dataset) return;
  dataset['early'] = '';
  const release = () => {
    if (!('early' in dataset)) return;
    delete dataset['early'];
    act();
  };
  setTimeout(release, timeout);
  island.addEventListener('astro:hydration-error', release);
}
