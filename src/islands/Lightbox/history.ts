/** The viewer and the browser's history: one entry while it is open, none more for walking through it. */
import type { Photo } from './grid-photo.ts';

interface Mark {
  /** Says that the entry was made by the viewer, so that closing it goes one entry back. */
  viewer: true;
}

const isMark = (state: unknown): state is Mark => typeof state === 'object' && state !== null && 'viewer' in state;

/** @returns the part of the address after `#`, as the elements' ids are written */
export const anchorInAddress = (): string => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
};

type Place = Pick<Photo, 'anchor' | 'page'>;

const hashOf = ({ anchor }: Place) => `#${encodeURIComponent(anchor)}`;

/** @returns the photo's full address, without what a campaign or a chat has hung on the page's */
export const addressOf = (photo: Place): string => location.origin + photo.page.address + hashOf(photo);

/** Within its page a photo is an end of the address, so that what hangs on the page's stays there. */
const pathOf = (photo: Place) => (photo.page.address === location.pathname ? '' : photo.page.address) + hashOf(photo);

/** Puts the viewer's entry on the history, above the gallery's own. */
export function enter(photo: Place): void {
  if (isMark(history.state)) {
    move(photo);
    return;
  }
  // Someone who came by the address of a photo gets the gallery below it, so that Back has somewhere to go.
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  // The viewer brings the last photo into sight itself; the browser would jump back to where it was opened.
  history.scrollRestoration = 'manual';
  history.pushState({ viewer: true } satisfies Mark, '', pathOf(photo));
}

/** Lets the address name another photo, without a new entry. */
export function move(photo: Place): void {
  history.replaceState({ viewer: true } satisfies Mark, '', pathOf(photo));
}

/**
 * The viewer has been left: lets the gallery's own entry name the page that is shown. An entry of a photo on a page
 * that is not here is one from before a reload: that page is loaded.
 */
export function settle(page: string): void {
  if (location.pathname === page) return;
  if (location.hash) location.reload();
  else history.replaceState(history.state, '', page);
}

/**
 * Takes the viewer's entry off again, unless Back has done so already.
 * @returns when it is off: going back takes the browser a moment, in which nothing may be put on
 */
export function leave(): Promise<void> {
  if (!isMark(history.state)) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    history.back();
  });
}
