/** Defers a tap on a photo whose island is not hydrated yet: the island opens the photo then, or else the browser. */
import { isPlainClick } from '../shared/plain-click.ts';
import { deferUntilHydrated } from './defer-until-hydrated.ts';

/** Milliseconds after which the browser opens the picture itself: as long as a finger waits before it taps again. */
const ISLAND_TIMEOUT_MS = 4000;

function deferTap(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-photo]');
  // Only the latest tap counts.
  const before = document.querySelector<HTMLElement>('[data-photo][data-early]');
  delete before?.dataset['early'];
  // A second tap on the same photo is left to the browser, as it is while the viewer is being loaded.
  if (!link || link === before || !isPlainClick(event)) return;
  deferUntilHydrated(event, link, () => location.assign(link.href), ISLAND_TIMEOUT_MS);
  if (!('early' in link.dataset)) return;
  // Whoever has begun to leave is not taken back to the picture.
  const drop = () => delete link.dataset['early'];
  addEventListener('beforeunload', drop);
  // Not listened for any longer than needed: it keeps a page out of the memory of some browsers.
  setTimeout(() => removeEventListener('beforeunload', drop), ISLAND_TIMEOUT_MS);
}

/** Call it before the first photo. */
export const deferEarlyTaps = (): void => addEventListener('click', deferTap, true);
