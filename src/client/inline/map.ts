/**
 * Loads the map: at once on a wide screen, on request on a phone or when the visitor saves data. The placeholder stays
 * until the map has loaded, and for good when it cannot load: a failed frame would show the browser's own error page
 * and still fire `load`.
 */
import { isSaveData } from '../../shared/save-data.ts';

/**
 * What became of the offer of the map, as `data-state` on its place:
 * - none: no offer is made, as the map comes by itself;
 * - `idle`: a button offers it;
 * - `loading`: it was asked for;
 * - `shown`: it has come;
 * - `failed`: it could not be had, and is offered again.
 */
type State = 'idle' | 'loading' | 'shown' | 'failed';

/** The size from which a screen is a desktop's, and no phone's on its side: the map's megabyte is rarely paid for. */
const DESKTOP = '(min-width: 56rem) and (min-height: 30rem)';
/** Milliseconds that the map may take, and before it a picture of its server. */
const LIMIT_MS = 15_000;

const host = document.querySelector<HTMLElement>('[data-map]');
const button = host?.querySelector<HTMLButtonElement>('[data-load]');

/** @returns whether `element` has loaded in time. One that has not is still being fetched. */
function loads(element: HTMLImageElement | HTMLIFrameElement): Promise<boolean> {
  return new Promise((resolve) => {
    element.addEventListener('load', () => resolve(true));
    element.addEventListener('error', () => resolve(false));
    setTimeout(resolve, LIMIT_MS, false);
  });
}

/** Whether the map's server can be reached and answers: a picture that cannot be had says `error`, as no frame does. */
async function answers(address: string): Promise<boolean> {
  const picture = new Image();
  const answered = loads(picture);
  picture.referrerPolicy = 'no-referrer';
  // A unique query: neither the browser's own request for the icon nor a cached answer may stand in for this one.
  picture.src = new URL(`/favicon.ico?map=${Date.now()}`, address).href;
  if (await answered) return true;
  // Nobody waits for it any longer.
  picture.removeAttribute('src');
  return false;
}

/** @returns the map, once it stands on the page; nothing when it cannot be had */
async function embed(place: HTMLElement): Promise<HTMLIFrameElement | undefined> {
  const address = place.dataset['src'] ?? '';
  if (!navigator.onLine || !(await answers(address))) return;
  const map = document.createElement('iframe');
  map.title = place.dataset['title'] ?? '';
  // Until it has come nobody can see it, so nobody is led into it.
  map.inert = true;
  // Set before the address, which starts the request.
  map.loading = 'lazy';
  map.src = address;
  const loaded = loads(map);
  place.append(map);
  if (!(await loaded)) {
    map.remove();
    return;
  }
  map.inert = false;
  return map;
}

if (host && button) {
  const status = host.querySelector<HTMLElement>('[data-failed]')!;
  const enter = (state: State) => (host.dataset['state'] = state);
  const show = async (focused: boolean) => {
    status.textContent = '';
    const map = await embed(host);
    enter(map ? 'shown' : 'failed');
    if (!focused) return;
    if (map) {
      map.tabIndex = -1;
      map.focus();
    } else {
      status.textContent = status.dataset['failed'] ?? '';
    }
  };
  /** Loads the map that is offered. */
  const load = (focused: boolean) => {
    const { state } = host.dataset;
    if (state !== 'idle' && state !== 'failed') return;
    enter('loading');
    void show(focused);
  };
  button.addEventListener('click', () => load(true));
  if (matchMedia(DESKTOP).matches && !isSaveData()) {
    // Not before the placeholder is in sight: a lazy frame out of sight never loads, and would count as failed.
    const seen = new IntersectionObserver(([place]) => {
      if (!place?.isIntersecting) return;
      seen.disconnect();
      void show(false);
      addEventListener('online', () => load(false));
    });
    // Not before the page has loaded: a slow or silent map server must not delay the page's own `load`.
    addEventListener('load', () => seen.observe(host));
  } else {
    enter('idle');
  }
}
