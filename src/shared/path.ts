/** What the path of a file tells: of the project's files, with `/` between its parts. */

/** @returns the last part of a path */
export const basename = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** @returns the folder that a file lies in, without a slash at its end */
export const dirname = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** @returns a file's name without its folder and its ending */
export const stem = (path: string): string => basename(path).replace(/(?!^)\.[^.]*$/, '');

/** @returns the ending of a file's name with its dot; nothing where it has none */
export const extname = (path: string): string => basename(path).slice(stem(path).length);

/** @returns whether the site reads a file of this name as an entry */
export const isEntryName = (name: string): boolean => /\.(yaml|yml|md)$/.test(name);

/** @returns whether the site can be built from a picture of this name as it is: Astro reads `.tiff`, and no `.tif` */
export const isSitePicture = (path: string): boolean => /\.(jpe?g|png|webp|avif|tiff)$/i.test(path);

/** A name that pictures have, whether the site takes their kind or not. */
export const PICTURE_NAME = /\.(jpe?g|jpe|jfif|png|webp|tiff?|gif|avif|heic|heif|hif|bmp|dng|raw|cr2|cr3|nef|arw)$/i;

/** @returns whether a picture of this name is one that iPhones take, which few browsers show */
export const isHeicName = (name: string): boolean => /\.hei[cf]$|\.hif$/i.test(name);

/**
 * @param folder the one that `path` is said from, such as `src/content/en`
 * @returns where a path leads, such as `../pictures/a.jpg` → `src/content/pictures/a.jpg`; a slash at its beginning
 * changes nothing, as in Astro
 */
export function resolvePath(folder: string, path: string): string {
  const parts = folder.split('/');
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** @returns the path from a folder to a file, such as `../pictures/a.jpg` */
export function relativePath(folder: string, file: string): string {
  const [from, to] = [folder.split('/'), file.split('/')];
  const differs = from.findIndex((part, at) => part !== to[at]);
  const shared = differs === -1 ? from.length : differs;
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
}
