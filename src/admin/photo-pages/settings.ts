/** What the build tells the owner's pages for photos, in the pages themselves. */
import type { GalleryFolder } from '../config/galleries.ts';
import type { ResolvedRepository } from '../repository/config.ts';

export interface PhotoPageSettings {
  repository: ResolvedRepository;
  galleries: readonly GalleryFolder[];
  /** The languages of the site. */
  languages: readonly string[];
  /** The path that the site is hosted under, with a slash at its end. */
  base: string;
}

/** The element of the page that holds them. */
export const PHOTO_PAGE_SETTINGS = 'photo-page-settings';
/** The element that the page is drawn in. */
export const PHOTO_PAGE_ROOT = 'photo-page';

/** What stands in the page. */
export const readSettings = (): PhotoPageSettings =>
  JSON.parse(document.getElementById(PHOTO_PAGE_SETTINGS)?.textContent ?? '') as PhotoPageSettings;
