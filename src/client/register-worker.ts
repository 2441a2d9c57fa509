/** Registers the service worker, and tells it what this visit has seen and what it may fetch for later. */
import { isSaveData } from '../shared/save-data.ts';
import { withoutFragment } from './prefetch.ts';

/** Tells the worker which addresses of this site the visit has used, which it keeps, and which it may fetch. */
async function tellWorker(ahead: string[]) {
  const { active } = await navigator.serviceWorker.ready;
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  const seen = [withoutFragment(location.href), ...resources].filter((address) => address.startsWith(location.origin));
  active?.postMessage({ seen, ahead });
}

/**
 * @param worker the worker's address
 * @param ahead the address of a page that is fetched for later, unless the visitor has asked for less data
 */
export function registerWorker(worker: string, ahead: string): void {
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register(worker).then(
      () => tellWorker(isSaveData() ? [] : [new URL(ahead, location.href).href]),
      // Storage is blocked, or the browser forbids workers: the site then needs a connection.
      () => undefined,
    );
  });
  // Pictures that came while the page was scrolled.
  addEventListener('visibilitychange', () => document.hidden && void tellWorker([]));
}
