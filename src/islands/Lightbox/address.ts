/** The viewer and the browser's history: one entry while it is open, none more for walking through it. */

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

const addressOf = (anchor: string) => `#${encodeURIComponent(anchor)}`;

/** Puts the viewer's entry on the history, above the gallery's own. */
export function enter(anchor: string): void {
  if (isMark(history.state)) return move(anchor);
  // Someone who came by the address of a photo gets the gallery below it, so that Back has somewhere to go.
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  // The viewer brings the last photo into sight itself; the browser would jump back to where it was opened.
  history.scrollRestoration = 'manual';
  history.pushState({ viewer: true } satisfies Mark, '', addressOf(anchor));
}

/** Lets the address name another photo, without a new entry. */
export function move(anchor: string): void {
  history.replaceState({ viewer: true } satisfies Mark, '', addressOf(anchor));
}

/** Takes the viewer's entry off again, unless Back has done so already. */
export function leave(): void {
  if (isMark(history.state)) history.back();
}
