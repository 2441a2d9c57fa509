/** Defers what a visitor does to an island's HTML before hydration: the island does it then, or else the browser. */
import { hasFailed } from './hydration.ts';

/**
 * Marks `element` with `data-early`, which the island looks for when it starts, removes, and does what was wanted.
 * Nothing is deferred without an island that is still to come.
 * @param act does without the island what was wanted, when the island has failed or `timeout` milliseconds are over
 */
export function deferUntilHydrated(event: Event, element: HTMLElement, act: () => void, timeout: number): void {
  const island = element.closest('astro-island[ssr]');
  if (!island || hasFailed(island)) return;
  event.preventDefault();
  event.stopPropagation();
  if ('early' in element.dataset) return;
  element.dataset['early'] = '';
  const release = () => {
    if (!('early' in element.dataset)) return;
    delete element.dataset['early'];
    act();
  };
  setTimeout(release, timeout);
  island.addEventListener('astro:hydration-error', release);
}
