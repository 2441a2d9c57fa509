/** A photo of the grid, as the viewer uses it. */
import type { Page } from './gallery-page.ts';

export interface Photo {
  link: HTMLAnchorElement;
  /** The grid's own image, small. */
  image: HTMLImageElement;
  anchor: string;
  alt: string;
  /** Pixels of its largest file in width. */
  pixels: number;
  /** Width / height. */
  ratio: number;
  page: Page;
  /** Photos of the whole gallery before it. */
  place: number;
}

/** @param link what Astro rendered: a link around a picture that says its size */
export function photoIn(link: HTMLAnchorElement, page: Page, place: number): Photo {
  const image = link.querySelector('img')!;
  const [pixels, height] = ['width', 'height'].map((side) => Number(image.getAttribute(side)));
  return { link, image, anchor: link.id, alt: image.alt, pixels: pixels!, ratio: pixels! / height!, page, place };
}
