/**
 * Holds a photo that is tapped before the gallery's island is hydrated: the island opens it then, or else the browser.
 */
import { isPlainClick } from '../shared/plain-click.ts';
import { holdEarly } from './hold-early.ts';

/** Milliseconds after which the browser opens the picture itself: as long as a finger waits before it taps again. */
const ISLAND_TIMEOUT_MS = 4000;

function holdTap(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-photo]');
  // Only the latest tap counts.
  const before = document.querySelector<HTMLElement>('[data-photo][data-early]');
  delete before?.dataset['early'];
  // A second tap on the same photo is left to the browser, as it is while the viewer is being loaded.
  if (!link || link === before || !isPlainClick(event)) return;
  holdEarly(event, link, () => location.assign(link.href), ISLAND_TIMEOUT_MS);
}

/** Call it before the first photo. */
export const holdEarlyTaps = (): void => addEventListener('click', holdTap, true);
