/** When a viewer's photo is sharp: measured in the page, whatever the viewer is made of. */
import type { Page } from '@playwright/test';

/** What the page is told to watch for. */
export interface Wish {
  /** The event that begins it; measured from the last one before the photo is sharp. */
  begin: 'click' | 'touchend';
  /** The address of a large picture that does not count: the one shown before. */
  not?: string | undefined;
}

export interface SharpPhoto {
  /** Milliseconds from the event to the frame in which the photo is sharp; Infinity when it does not come. */
  ms: number;
  /** The file that is shown, and its width in pixels. */
  file: string;
  width: number;
}

declare global {
  interface Window {
    sharpPhoto?: Promise<SharpPhoto>;
  }
}

/**
 * In the page: waits for an event, and then for a picture in the middle of the screen that is no picture of the grid,
 * is loaded in the width that the screen needs (or in the largest that there is), and opaque. The promise lies in
 * `window.sharpPhoto`.
 */
export function watchForSharpPhoto({ begin, not }: Wish): void {
  /** Milliseconds after which no photo is waited for any more. */
  const PATIENCE_MS = 30_000;
  /**
   * How far from the middle of the screen is near enough, in parts of its width: the last of a movement is not seen.
   */
  const NEAR = 0.05;
  const watched = performance.now();
  const widths = new Map<string, number>();
  for (const { srcset } of document.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img'))
    for (const [, file = '', width] of srcset.matchAll(/(\S+) (\d+)w/g))
      widths.set(new URL(file, location.href).href, Number(width));
  let began = Infinity;
  addEventListener(begin, ({ timeStamp }) => (began = timeStamp), { capture: true });
  const opacity = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;

  /** The picture in the middle that is as sharp as it gets. */
  const find = () =>
    [...document.images].find((image) => {
      if (image.closest('a[data-photo]') || !image.complete || !image.currentSrc || image.currentSrc === not)
        return false;
      const { left, right, top, bottom, width } = image.getBoundingClientRect();
      const aside = Math.abs(left + right - innerWidth) / 2;
      const middle = aside < innerWidth * NEAR && top < innerHeight / 2 && bottom > innerHeight / 2;
      const large = widths.get(image.currentSrc) ?? 0;
      const enough = large >= Math.min(width * devicePixelRatio * 0.99, Math.max(...widths.values()));
      return middle && enough && opacity(image) > 0.99;
    });
  window.sharpPhoto = new Promise((resolve) => {
    const look = (now: number) => {
      const image = now > began ? find() : undefined;
      if (image) resolve({ ms: now - began, file: image.currentSrc, width: widths.get(image.currentSrc) ?? 0 });
      else if (now > watched + PATIENCE_MS) resolve({ ms: Infinity, file: '', width: 0 });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** @returns what `watchForSharpPhoto` has seen in the page, as soon as it has */
export const sharpPhoto = (page: Page): Promise<SharpPhoto> =>
  page.evaluate(() => window.sharpPhoto ?? Promise.reject(new Error('Nobody has watched')));
