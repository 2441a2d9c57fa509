/** What the build tells the page that hangs photos, in the page itself. */
import type { GalleryFolder } from '../config/galleries.ts';
import type { RepositoryPlace } from '../repository/client.ts';

export interface HangSettings {
  place: RepositoryPlace;
  galleries: readonly GalleryFolder[];
  /** The path that the site is hosted under, with a slash at its end. */
  base: string;
}

/** The element of the page that holds them. */
export const HANG_SETTINGS = 'hang-settings';
/** The element that the page is drawn in. */
export const HANG_ROOT = 'hang';
