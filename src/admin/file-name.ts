/** @returns the last part of a path */
export const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** @returns a file's name without its ending */
export const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '');
