/** The folders that the owner's pages write into, from the project's own, and which texts in them name pictures. */
import { dirname, isEntryName } from '../shared/path.ts';

export const CONTENT = 'src/content';
export const GALLERIES = `${CONTENT}/gallery`;

/** @returns the folder of a gallery */
export const galleryFolder = (gallery: string): string => `${GALLERIES}/${gallery}`;

/** True for the path of a text that may name a picture: not in a folder within a gallery, where nobody reads it. */
export const mayNamePictures = (path: string): boolean =>
  path.startsWith(`${CONTENT}/`) &&
  isEntryName(path) &&
  (!path.startsWith(`${GALLERIES}/`) || dirname(dirname(path)) === GALLERIES);
