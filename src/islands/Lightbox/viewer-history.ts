/** The viewer and the browser's history: one entry while it is open, however many photos are looked at. */
import type { GridPhoto } from './grid-photo.ts';

/** The state of a history entry that the viewer has added, so that closing the viewer goes one entry back. */
interface ViewerState {
  viewer: true;
}

const isViewerEntry = (): boolean => !!(history.state as Partial<ViewerState> | null)?.viewer;

/** @returns the part of the current address after `#`, as the elements' ids are written */
export const currentAnchor = (): string => {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
};

type Target = Pick<GridPhoto, 'anchor' | 'page'>;

const hashOf = ({ anchor }: Target) => `#${encodeURIComponent(anchor)}`;

/** @returns the photo's full address, without query parameters that a campaign or a chat added to the page's */
export const photoAddress = (photo: Target): string => location.origin + photo.page.path + hashOf(photo);

/** Within the current page only the fragment changes, so that the query parameters stay. */
const relativeAddress = (photo: Target) =>
  (photo.page.path === location.pathname ? '' : photo.page.path) + hashOf(photo);

/**
 * Adds the open viewer's entry above the gallery's own; where it exists already, it only names another photo. To be
 * called when a photo is shown: where the viewer cannot be had, no entry is left behind. Where the browser refuses the
 * change, as Safari does after a hundred in half a minute, the address follows with a later photo.
 */
export function openEntry(photo: Target): void {
  try {
    if (isViewerEntry()) updateEntry(photo);
    else addEntry(photo);
  } catch {
    // Thrown on, it would take the gallery off the page: React removes an island whose effect throws.
  }
}

function addEntry(photo: Target): void {
  // A visitor who came by a photo's address gets an entry of the gallery below it, so that Back leads there.
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  // The viewer scrolls to the last photo itself; the browser would jump back to where it was opened.
  history.scrollRestoration = 'manual';
  history.pushState({ viewer: true } satisfies ViewerState, '', relativeAddress(photo));
}

/** Puts another photo into the address, without a new entry. */
function updateEntry(photo: Target): void {
  history.replaceState({ viewer: true } satisfies ViewerState, '', relativeAddress(photo));
}

/**
 * After the viewer was closed: puts the path of the page that is shown into the gallery's own entry. When that entry
 * names a photo of a page that is not loaded (it was made before a reload), that page is loaded instead.
 */
export function restorePath(path: string): void {
  if (location.pathname === path) return;
  if (location.hash) location.reload();
  else history.replaceState(history.state, '', path);
}

/**
 * @returns a promise that resolves when the browser has gone back: it does so asynchronously, and an entry pushed in
 *   the meantime would be lost
 */
const goBack = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    history.back();
  });

/**
 * Removes the viewer's entry, unless Back has done so already.
 * @returns a promise that resolves when it is gone, if there was one to remove
 */
export const removeEntry = (): Promise<void> | undefined => (isViewerEntry() ? goBack() : undefined);

/**
 * Removes the entry that an address typed over the open viewer has made above the viewer's own.
 * @returns a promise that resolves when it is gone, if there was one to remove
 */
export const removeTypedEntry = (): Promise<void> | undefined => (isViewerEntry() ? undefined : goBack());
