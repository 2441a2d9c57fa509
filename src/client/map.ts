/** Loads the map: at once on a wide screen, on request on a phone and for a visitor who saves data. */

/** The width from which a screen is a desktop's: the map's megabyte is rarely paid for there. */
const DESKTOP = '(min-width: 56rem)';

const frame = document.querySelector<HTMLElement>('[data-map]');
const button = frame?.querySelector<HTMLButtonElement>('[data-load]');

function embed(host: HTMLElement): HTMLIFrameElement {
  const map = document.createElement('iframe');
  map.title = host.dataset['title'] ?? '';
  // Set before the address, which starts the request.
  map.loading = 'lazy';
  map.src = host.dataset['src'] ?? '';
  host.replaceChildren(map);
  return map;
}

if (frame && button) {
  // Not imported from shared/save-data.ts, which lies in the islands' chunk: this script stays inline in its page.
  const saveData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
  if (matchMedia(DESKTOP).matches && !saveData) {
    embed(frame);
  } else {
    button.hidden = false;
    button.addEventListener('click', () => {
      const map = embed(frame);
      map.tabIndex = -1;
      map.focus();
    });
  }
}
