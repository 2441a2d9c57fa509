/** Which photo comes next and what may be loaded, as plain arithmetic. */

/** Indexes of photos in the whole gallery, counted from 0; both ends are included. */
export interface IndexRange {
  first: number;
  last: number;
}

/** @returns `index`, or the end of the range that it lies beyond */
export const clamp = (index: number, { first, last }: IndexRange): number => Math.max(first, Math.min(last, index));

type Key = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * @param slides the range of the arrow keys, which lead on to a page that is not loaded yet
 * @param page the photos of this page, to whose ends Home and End lead
 * @returns the index a key leads to, or nothing for a key that the viewer does not use, such as Alt and Left
 */
export function indexForKey(event: Key, index: number, slides: IndexRange, page: IndexRange): number | undefined {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  switch (event.key) {
    case 'ArrowLeft':
      return clamp(index - 1, slides);
    case 'ArrowRight':
      return clamp(index + 1, slides);
    case 'Home':
      return page.first;
    case 'End':
      return page.last;
    default:
      return undefined;
  }
}

export interface LoadState {
  /** Index of the photo that the visitor has stopped at. */
  settled: number;
  /** Whether its large picture is loaded. */
  loaded: boolean;
  /** Whether the visitor asked for less data. */
  saveData: boolean;
}

/** Neighbours are loaded only when the photo that is looked at no longer needs the connection. */
const mayPreload = ({ loaded, saveData }: LoadState): boolean => loaded && !saveData;

/**
 * @param direction of the last movement: 1 forward, -1 back
 * @returns whether the large picture of photo `index` may be loaded
 */
export const isLargeWanted = (index: number, direction: number, state: LoadState): boolean =>
  index === state.settled || (index === state.settled + direction && mayPreload(state));

/**
 * @param inSight index of the photo that is coming into sight
 * @returns whether the small picture of photo `index` may be loaded
 */
export const isSmallWanted = (index: number, inSight: number, state: LoadState): boolean =>
  index === inSight || index === state.settled || (Math.abs(index - state.settled) === 1 && mayPreload(state));
