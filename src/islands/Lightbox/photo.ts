/** A photo of the grid, as the viewer uses it: its small picture that is there already, and its large one. */

export interface Photo {
  link: HTMLAnchorElement;
  anchor: string;
  alt: string;
  /** Width / height. */
  ratio: number;
}

/** @param grid what Astro rendered: links marked `data-photo`, each around a picture */
export function photosIn(grid: HTMLElement): Photo[] {
  return [...grid.querySelectorAll<HTMLAnchorElement>('a[data-photo]')].flatMap((link) => {
    const image = link.querySelector('img');
    return image ? [{ link, anchor: link.id, alt: image.alt, ratio: Number(image.getAttribute('width')) / Number(image.getAttribute('height')) || 1 }] : [];
  });
}

/**
 * A copy of the photo's picture element.
 * @param sizes how wide it is going to stand, in the words of `sizes`; the grid's own when left out, and then
 *   the browser takes the file that it has
 */
export function pictureOf(photo: Photo, sizes?: string): HTMLImageElement & { parentElement: HTMLElement } {
  const picture = photo.link.querySelector('picture')!.cloneNode(true) as HTMLElement;
  const image = picture.querySelector('img')!;
  image.loading = 'eager';
  if (sizes) for (const part of picture.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img')) part.sizes = sizes;
  return image as HTMLImageElement & { parentElement: HTMLElement };
}

/** Whether the grid's own picture has come, so that a copy of it costs nothing. */
export const isThere = (photo: Photo): boolean => {
  const image = photo.link.querySelector('img');
  return image !== null && image.complete && image.naturalWidth > 0;
};
