/** The pictures of a photo in the viewer: copies of the grid's, small or large. */
import type { Photo } from './grid-photo.ts';

/** Whether the grid's own picture has come, so that a copy of it costs nothing. */
export const isThere = ({ image }: Photo): boolean => image.complete && image.naturalWidth > 0;

const partsOf = (picture: Element) => picture.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img');

/** Says how wide, in CSS pixels, a picture stands; the browser fetches a larger file if that is worth it. */
export function setWidth(picture: Element, width: number): void {
  for (const part of partsOf(picture)) part.sizes = `${width}px`;
}

/**
 * A copy of the photo's picture, on its way from now on. It says nothing to a screen reader: the frame around it does.
 * @param width how wide it is going to stand, in CSS pixels; left out, it is the very file that the grid has
 */
export function pictureOf({ image }: Photo, width?: number): { picture: Element; copy: HTMLImageElement } {
  const picture = image.parentElement!.cloneNode(true) as Element;
  const copy = picture.querySelector('img')!;
  if (width) setWidth(picture, width);
  copy.alt = '';
  copy.loading = 'eager';
  // What is put on the screen stands there in the same moment, never a frame later.
  copy.decoding = 'sync';
  return { picture, copy };
}

/** Calls back a picture that is still on its way. */
export function callBack(picture: Element): void {
  for (const part of partsOf(picture)) {
    part.removeAttribute('srcset');
    part.removeAttribute('src');
  }
}
