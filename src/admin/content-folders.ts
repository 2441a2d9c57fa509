/** The folders that the owner's pages write into, from the project's own. */
export const CONTENT = 'src/content';
export const GALLERIES = `${CONTENT}/gallery`;

/** @returns the folder of a gallery */
export const galleryFolder = (gallery: string): string => `${GALLERIES}/${gallery}`;
