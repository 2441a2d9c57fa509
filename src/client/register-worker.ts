/** Registers the service worker, and tells it what to cache: what this visit has loaded, and a page for later. */
import { isSaveData } from '../shared/save-data.ts';
import { withoutFragment } from './prefetch.ts';

/** Has the worker cache these pages and all files of this site that were loaded, and fetch the pages in `precache`. */
async function postToWorker(pages: string[], precache: string[]) {
  const { active } = await navigator.serviceWorker.ready;
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  const loaded = [...pages, ...resources].filter((address) => address.startsWith(location.origin));
  active?.postMessage({ loaded, precache });
}

/**
 * @param worker the worker's address
 * @param precache the address of a page that is fetched for later, unless the visitor has asked for less data
 */
export function registerWorker(worker: string, precache: string): void {
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register(worker).then(
      () => postToWorker([withoutFragment(location.href)], isSaveData() ? [] : [new URL(precache, location.href).href]),
      // Storage or service workers are blocked: the site then does not work offline.
      () => undefined,
    );
  });
  // Also caches the pictures that were loaded while the page was scrolled. The page itself is cached already: in a tab
  // from before a deploy it would take the place of the newer one.
  addEventListener('visibilitychange', () => document.hidden && void postToWorker([], []));
}
