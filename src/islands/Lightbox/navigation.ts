/** Where the viewer is and what it may fetch, as plain arithmetic. */

/** Places of photos in the whole gallery, counted from 0: from the first to the last, both included. */
export interface Range {
  first: number;
  last: number;
}

/** @returns `at` kept within a range */
export const within = (at: number, { first, last }: Range): number => Math.max(first, Math.min(last, at));

type Held = Pick<KeyboardEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Keys of the viewer.
 * @param reach where the arrows lead, also to a page that is still to come
 * @param page the photos of this page, to whose ends Home and End lead
 * @returns the place a key leads to, or nothing for one that is not the viewer's, such as Alt and Left
 */
export function photoByKey(
  event: Held & { key: string },
  index: number,
  reach: Range,
  page: Range,
): number | undefined {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  switch (event.key) {
    case 'ArrowLeft':
      return within(index - 1, reach);
    case 'ArrowRight':
      return within(index + 1, reach);
    case 'Home':
      return page.first;
    case 'End':
      return page.last;
    default:
      return undefined;
  }
}

export interface Line {
  /** The photo where the movement has come to rest: the one that is looked at. */
  rest: number;
  /** Whether its large picture has come. */
  done: boolean;
  /** Whether the visitor asked for less data. */
  saveData: boolean;
}

/** @returns whether a photo beside the one that is looked at may use the line: only when that one no longer needs it */
const mayCome = ({ done, saveData }: Line): boolean => done && !saveData;

/** @returns whether the large picture of photo `at` may be on its way; `step` is 1 for a visitor who goes forward, else -1 */
export const isLargeWanted = (at: number, step: number, line: Line): boolean =>
  at === line.rest || (at === line.rest + step && mayCome(line));

/** @returns whether the small picture of photo `at` may be on its way; `index` is the photo that comes into sight */
export const isSmallWanted = (at: number, index: number, line: Line): boolean =>
  at === index || at === line.rest || (Math.abs(at - line.rest) === 1 && mayCome(line));

/** @returns the place in a ring of `count` that follows `index`; from nowhere (-1) it begins at that end */
export const around = (index: number, step: 1 | -1, count: number): number =>
  index < 0 ? (step > 0 ? 0 : count - 1) : (index + step + count) % count;

/** Puts values into a sentence such as 'Photo {n} of {total}'. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
