/** The pictures of a photo in the viewer: copies of the grid's, small or large. */
import type { GridPhoto } from './grid-photo.ts';

/** Whether the grid's own picture has been loaded, so that a copy of it costs nothing. */
export const isLoaded = ({ image }: GridPhoto): boolean => image.complete && image.naturalWidth > 0;

const filesIn = (picture: Element) => picture.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img');

/**
 * Tells the browser how wide the picture is shown, in CSS pixels; it then fetches a larger file if that helps. The
 * picture that stands in the page itself would hide the larger files: it gives way where it is too small.
 */
export function setWidth(picture: Element, width: number): void {
  const inline = picture.querySelector<HTMLSourceElement>('source[srcset^="data:"]');
  const pixels = Number(/ (\d+)w$/.exec(inline?.srcset ?? '')?.[1]);
  if (pixels < width * devicePixelRatio) inline?.remove();
  for (const file of filesIn(picture)) file.sizes = `${width}px`;
}

/**
 * Copies the photo's picture and starts to load the copy. It has no alternative text: the frame around it has one.
 * @param width how wide it will be shown, in CSS pixels; without it, the copy uses the very file that the grid has
 */
export function copyPicture({ image }: GridPhoto, width?: number): { picture: Element; copy: HTMLImageElement } {
  const picture = image.parentElement!.cloneNode(true) as Element;
  const copy = picture.querySelector('img')!;
  if (width) setWidth(picture, width);
  copy.alt = '';
  copy.loading = 'eager';
  // Painted in the same frame in which it is inserted, never one later.
  copy.decoding = 'sync';
  return { picture, copy };
}

/** Stops loading a picture. */
export function cancelDownload(picture: Element): void {
  for (const file of filesIn(picture)) {
    file.removeAttribute('srcset');
    file.removeAttribute('src');
  }
}
