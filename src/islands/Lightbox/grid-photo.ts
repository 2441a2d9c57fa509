/** A photo of the gallery's grid, as the viewer uses it. */
import type { GalleryPage } from './parsed-gallery-page.ts';

export interface GridPhoto {
  link: HTMLAnchorElement;
  /** The grid's own image, small. */
  image: HTMLImageElement;
  anchor: string;
  alt: string;
  /** What stands below it; may be empty. */
  name: string;
  /** Width of its largest file in pixels. */
  pixels: number;
  /** Width / height. */
  ratio: number;
  page: GalleryPage;
  /** Its index in the whole gallery, counted from 0. */
  index: number;
}

/** @param link what Astro rendered: a link around a picture that says its size */
export function readGridPhoto(link: HTMLAnchorElement, page: GalleryPage, index: number): GridPhoto {
  const image = link.querySelector('img')!;
  const [pixels, height] = ['width', 'height'].map((side) => Number(image.getAttribute(side)));
  const name = link.querySelector('[data-name]')?.textContent ?? '';
  return { link, image, anchor: link.id, alt: image.alt, name, pixels: pixels!, ratio: pixels! / height!, page, index };
}
