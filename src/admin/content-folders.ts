/** The folders that the owner's pages write into, from the project's own. */
export const CONTENT = 'src/content';
export const GALLERIES = `${CONTENT}/gallery`;
