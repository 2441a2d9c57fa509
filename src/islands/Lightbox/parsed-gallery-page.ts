/** A page of the gallery, as the viewer uses it: the one in the document, or one that was fetched. */
import { readGridPhoto, type GridPhoto } from './grid-photo.ts';

export interface GalleryPage {
  /** Its path, such as `/portfolio/2`. */
  path: string;
  /** The element that holds its photos and its pagination; it can take the place of another page's. */
  element: HTMLElement;
  photos: GridPhoto[];
  /** Paths of the pages beside it. */
  previous: string | undefined;
  next: string | undefined;
}

/** @returns the page in what Astro rendered, which marks it with `data-page`. Throws when there is none. */
export function readGalleryPage(root: ParentNode, path: string): GalleryPage {
  const element = root.querySelector<HTMLElement>('[data-page]')!;
  const { first, previous, next } = element.dataset;
  const page: GalleryPage = { path, element, photos: [], previous, next };
  for (const link of element.querySelectorAll<HTMLAnchorElement>('a[data-photo]')) {
    page.photos.push(readGridPhoto(link, page, Number(first) + page.photos.length));
  }
  return page;
}

/** Fetches another page of the gallery. Rejects when it cannot be had, or is not a gallery page. */
export async function fetchGalleryPage(path: string, signal: AbortSignal): Promise<GalleryPage> {
  const response = await fetch(path, { signal });
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
  // Otherwise all its pictures would be fetched as soon as it is adopted.
  for (const image of parsed.images) image.loading = 'lazy';
  // A picture that stands in its own page stays there: the policy of this one may know none. There are files beside it.
  for (const source of parsed.querySelectorAll('source[srcset^="data:"]')) source.remove();
  const page = readGalleryPage(parsed, path);
  document.adoptNode(page.element);
  return page;
}

/** @returns how many photos the whole gallery has, of which a page shows a part: its header tells it */
export const galleryTotal = (): number => Number(document.querySelector<HTMLDataElement>('[data-total]')!.value);

/** All photos of consecutive pages. */
export const photosOf = (pages: readonly GalleryPage[]): GridPhoto[] => pages.flatMap(({ photos }) => photos);
