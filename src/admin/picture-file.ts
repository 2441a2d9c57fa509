/** @returns whether a file of the gallery is a picture that may hang, by the ending of its name */
export const isPicture = (path: string): boolean => /\.(jpe?g|png|webp|avif)$/i.test(path);
