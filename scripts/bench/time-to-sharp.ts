/** When a viewer's photo is sharp: measured in the page, whatever the viewer is made of. */
import type { Page } from '@playwright/test';

/** What the page is told to watch for. */
export interface WatchOptions {
  /** The event that begins it; measured from the last one before the photo is sharp. */
  begin: 'click' | 'touchend';
  /** The address of a large picture that does not count: the one shown before. */
  not?: string | undefined;
}

export interface TimeToSharp {
  /**
   * Milliseconds from the event to the frame in which the photo is sharp and all but in its place, and to the one from
   * which on it stands still there; Infinity when it does not come.
   */
  near: number;
  still: number;
  /** The file that is shown, and its width in pixels. */
  file: string;
  width: number;
}

declare global {
  interface Window {
    timeToSharp?: Promise<TimeToSharp>;
  }
}

/**
 * In the page: waits for an event, and then for a picture that stands still in the middle of the screen, is no picture
 * of the grid, is loaded in the width that the screen needs (or in the largest that there is), and is opaque. The
 * promise lies in `window.timeToSharp`.
 */
export function watchForSharpPhoto({ begin, not }: WatchOptions): void {
  /** Milliseconds after which no photo is waited for any more. */
  const PATIENCE_MS = 30_000;
  /** How far from the middle of the screen is near, in parts of its width. */
  const NEAR = 0.05;
  /** CSS pixels from the middle, and from one frame to the next, within which a photo stands still in its place. */
  const STILL_PX = 1;
  const watched = performance.now();
  const widths = new Map<string, number>();
  for (const { srcset } of document.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img'))
    for (const [, file = '', width] of srcset.matchAll(/(\S+) (\d+)w/g))
      widths.set(new URL(file, location.href).href, Number(width));
  /** Pixels; a picture that stands in the page itself names no width, and has its own. */
  const widthOf = (image: HTMLImageElement) => widths.get(image.currentSrc) ?? image.naturalWidth;
  let began = Infinity;
  addEventListener(begin, ({ timeStamp }) => (began = timeStamp), { capture: true });
  const aside = ({ left, right }: DOMRect) => Math.abs(left + right - innerWidth) / 2;
  const opacity = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;

  /** The picture in the middle that is as sharp as it gets. */
  const find = () =>
    [...document.images].find((image) => {
      if (image.closest('a[data-photo]') || !image.complete || !image.currentSrc || image.currentSrc === not)
        return false;
      const box = image.getBoundingClientRect();
      const { top, bottom, width } = box;
      const middle = aside(box) < innerWidth * NEAR && top < innerHeight / 2 && bottom > innerHeight / 2;
      const enough = widthOf(image) >= Math.min(width * devicePixelRatio * 0.99, Math.max(...widths.values()));
      return middle && enough && opacity(image) > 0.99;
    });
  window.timeToSharp = new Promise((resolve) => {
    let near = Infinity;
    let last: { image: HTMLImageElement; box: DOMRect; now: number } | undefined;
    const look = (now: number) => {
      const image = now > began ? find() : undefined;
      const box = image?.getBoundingClientRect();
      if (!image || !box) {
        last = undefined;
        near = Infinity;
      } else {
        near = Math.min(near, now - began);
        const moved = (side: 'left' | 'top' | 'width') => Math.abs(box[side] - (last?.box[side] ?? Infinity));
        const still = Math.max(moved('left'), moved('top'), moved('width')) < STILL_PX && aside(box) < STILL_PX;
        if (last?.image === image && still) {
          resolve({ near, still: last.now - began, file: image.currentSrc, width: widthOf(image) });
          return;
        }
        last = { image, box, now };
      }
      if (now > watched + PATIENCE_MS) resolve({ near: Infinity, still: Infinity, file: '', width: 0 });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** @returns what `watchForSharpPhoto` has seen in the page, as soon as it has */
export const timeToSharp = (page: Page): Promise<TimeToSharp> =>
  page.evaluate(() => window.timeToSharp ?? Promise.reject(new Error('Nobody has watched')));
