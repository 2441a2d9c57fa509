/** The pictures of a photo in the viewer: copies of the grid's, small or large. */
import type { GridPhoto } from './grid-photo.ts';

/** Whether the grid's own picture has been loaded, so that a copy of it costs nothing. */
export const isLoaded = ({ image }: GridPhoto): boolean => image.complete && image.naturalWidth > 0;

const filesIn = (picture: Element) => picture.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img');

/**
 * Tells the browser how wide the picture is shown, in CSS pixels; it then fetches a larger file if that helps. The
 * picture that stands in the page itself would hide the larger files: it gives way where it is too small.
 */
function setWidth(picture: Element, width: number): void {
  const inline = picture.querySelector<HTMLSourceElement>('source[srcset^="data:"]');
  const pixels = Number(/ (\d+)w$/.exec(inline?.srcset ?? '')?.[1]);
  if (pixels < width * devicePixelRatio) inline?.remove();
  for (const file of filesIn(picture)) file.sizes = `${width}px`;
}

type Copy = { picture: Element; copy: HTMLImageElement };

/** The large picture that is on its way to a viewer that is not there yet, and the grid's image of it. */
let begun: (Copy & Pick<GridPhoto, 'image'>) | undefined;

/**
 * Copies the photo's picture and starts to load the copy. It has no alternative text: the frame around it has one.
 * @param width how wide it will be shown, in CSS pixels; without it, the copy uses the very file that the grid has
 */
export function copyPicture({ image }: GridPhoto, width?: number): Copy {
  const early = width && begun?.image === image ? begun : undefined;
  const picture = early ? early.picture : (image.parentElement!.cloneNode(true) as Element);
  if (early) begun = undefined;
  const copy = picture.querySelector('img')!;
  if (width) setWidth(picture, width);
  copy.alt = '';
  copy.loading = 'eager';
  // Painted in the same frame in which it is inserted, never one later.
  copy.decoding = 'sync';
  return { picture, copy };
}

/** What the viewer's bars take of the screen's height, in CSS pixels. */
const BARS = 120;

/**
 * Starts to load the photo's large picture while the viewer's code is still coming: as wide as it will be shown, or
 * nearly. The first `copyPicture` of that photo then uses this load, whatever width it asks for. That of a photo before
 * it is called off.
 */
export function beginPicture(photo: GridPhoto): void {
  const { image, ratio } = photo;
  if (begun && begun.image !== image) cancelDownload(begun.picture);
  begun = { image, ...copyPicture(photo, Math.min(innerWidth, (innerHeight - BARS) * ratio)) };
}

/** Stops loading a picture. */
export function cancelDownload(picture: Element): void {
  for (const file of filesIn(picture)) {
    file.removeAttribute('srcset');
    file.removeAttribute('src');
  }
}
