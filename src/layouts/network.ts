/**
 * Stands in every page and imports nothing: makes the next page come sooner, and this one come again without a line.
 * The element it stands in names the worker's address, or none when there is to be no worker.
 */

const { worker, ahead = '' } = document.currentScript!.dataset;
const saveData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

const withoutFragment = (address: string) => address.split('#')[0]!;

// A finger that comes down on a link is a tenth of a second ahead of the click.
const fetched = new Set([withoutFragment(location.href)]);
if (!saveData) {
  addEventListener('pointerdown', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    const address = withoutFragment(link?.href ?? '');
    // Only pages: they alone have no ending.
    if (!link || link.origin !== location.origin || /\.\w+$/.test(link.pathname) || fetched.has(address)) return;
    fetched.add(address);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = address;
    document.head.append(hint);
  });
}

if (worker && 'serviceWorker' in navigator) {
  /** Tells the worker what this visit has seen, which it keeps, and what it may fetch ahead. */
  const tell = async (more: string[]) => {
    const { active } = await navigator.serviceWorker.ready;
    const resources = performance.getEntriesByType('resource').map(({ name }) => name);
    const seen = [withoutFragment(location.href), ...resources].filter((address) => address.startsWith(location.origin));
    active?.postMessage({ seen, ahead: more });
  };
  addEventListener('load', () => {
    // Storage that is blocked, or a browser that forbids workers: the site is then one that needs a line.
    navigator.serviceWorker.register(worker).then(() => tell(saveData ? [] : [new URL(ahead, location.href).href]), () => undefined);
  });
  // Pictures that came while the page was scrolled.
  addEventListener('visibilitychange', () => document.hidden && tell([]));
}
