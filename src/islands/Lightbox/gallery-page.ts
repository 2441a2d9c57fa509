/** A page of the gallery, as the viewer uses it: the one that stands in the document, or one that was fetched. */
import { photoIn, type Photo } from './grid-photo.ts';

export interface Page {
  /** Its path, such as `/portfolio/2`. */
  address: string;
  /** Its photos and its links, to be put in the place of another page's. */
  element: HTMLElement;
  photos: Photo[];
  /** Paths of the pages beside it. */
  previous: string | undefined;
  next: string | undefined;
}

/** @returns the page in what Astro rendered, which marks it with `data-page`. Throws when there is none. */
export function pageIn(root: ParentNode, address: string): Page {
  const element = root.querySelector<HTMLElement>('[data-page]')!;
  const { first, previous, next } = element.dataset;
  const page: Page = { address, element, photos: [], previous, next };
  for (const link of element.querySelectorAll<HTMLAnchorElement>('a[data-photo]')) {
    page.photos.push(photoIn(link, page, Number(first) + page.photos.length));
  }
  return page;
}

/** Fetches another page of the gallery. Rejects when it does not come, or is something else. */
export async function fetchPage(address: string, signal: AbortSignal): Promise<Page> {
  const answer = await fetch(address, { signal });
  const other = new DOMParser().parseFromString(await answer.text(), 'text/html');
  // In this document its pictures would be on their way at once.
  for (const image of other.images) image.loading = 'lazy';
  const page = pageIn(other, address);
  document.adoptNode(page.element);
  return page;
}

/** All photos of pages that follow on each other. */
export const photosOf = (pages: readonly Page[]): Photo[] => pages.flatMap(({ photos }) => photos);
