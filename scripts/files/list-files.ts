/** The files in a folder and in those within it. */
import { readdir } from 'node:fs/promises';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { naturalOrder } from '../../src/shared/natural-order.ts';
import { isIgnoredFile, isPhotoNamedAsSystemFile } from './ignored-files.ts';

/** Every file below `folder`, in no order, as full paths. Links are files here, and never followed. */
export async function everyFileBelow(folder: string): Promise<string[]> {
  const items = await readdir(resolve(folder), { withFileTypes: true, recursive: true });
  const files = items.filter((item) => !item.isDirectory());
  // Of names that come from the disk `join` would only tidy up what is tidy, which takes as long as to read them.
  return files.map((item) => `${item.parentPath}${sep}${item.name}`);
}

/** @returns whether a folder, `folder` itself or one below it, is litter or lies in litter */
function ignoredFolders(folder: string): (path: string) => boolean {
  const folders = new Map<string, boolean>();
  return (path) => {
    const isIgnored = folders.get(path) ?? relative(folder, path).split(sep).some(isIgnoredFile);
    folders.set(path, isIgnored);
    return isIgnored;
  };
}

/** @returns whether a file below `folder` is litter, or lies in litter */
export function ignoredBelow(folder: string): (path: string) => boolean {
  const isIgnoredFolder = ignoredFolders(folder);
  return (path) => isIgnoredFile(basename(path)) || isIgnoredFolder(dirname(path));
}

/**
 * Every file below `folder` but litter, in order. A photo under a name that computers keep for files of their own is no
 * litter.
 */
export async function filesBelow(folder: string): Promise<string[]> {
  const paths: string[] = [];
  const isIgnoredFolder = ignoredFolders(folder);
  for (const path of (await everyFileBelow(folder)).sort(naturalOrder)) {
    const isIgnored = isIgnoredFolder(dirname(path));
    if (!isIgnored && (!isIgnoredFile(basename(path)) || (await isPhotoNamedAsSystemFile(path)))) paths.push(path);
  }
  return paths;
}
