/** Decides when the map is worth its weight. */

/** The width from which a screen is a desk's, where a megabyte is seldom paid for by the byte. */
const WIDE = '(min-width: 56rem)';

const frame = document.querySelector<HTMLElement>('[data-map]');
const button = frame?.querySelector<HTMLButtonElement>('[data-load]');

function embed(host: HTMLElement): HTMLIFrameElement {
  const map = document.createElement('iframe');
  map.title = host.dataset['title'] ?? '';
  // Before the address: an iframe that has one is fetched as it is.
  map.loading = 'lazy';
  map.src = host.dataset['src'] ?? '';
  host.replaceChildren(map);
  return map;
}

if (frame && button) {
  // Not from shared/: what two scripts share becomes a file of its own, and this one stands in its page.
  const saveData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
  if (matchMedia(WIDE).matches && !saveData) {
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
