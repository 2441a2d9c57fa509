/** What the build tells the page that hangs photos, in the page itself. */
import type { GalleryFolder } from '../config/galleries.ts';
import type { RepositoryPlace } from '../repository/place.ts';

export interface PhotoUploadSettings {
  place: RepositoryPlace;
  galleries: readonly GalleryFolder[];
  /** The languages of the site. */
  languages: readonly string[];
  /** The path that the site is hosted under, with a slash at its end. */
  base: string;
}

/** The element of the page that holds them. */
export const PHOTO_UPLOAD_SETTINGS = 'photo-upload-settings';
/** The element that the page is drawn in. */
export const PHOTO_UPLOAD_ROOT = 'photo-upload';
