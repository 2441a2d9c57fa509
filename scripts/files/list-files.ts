/** The files in a folder and in those within it. */
import { readdir } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { naturalOrder } from '../../src/shared/natural-order.ts';
import { isIgnoredFile, isPhotoNamedAsSystemFile } from './ignored-files.ts';

/** Every file below `folder`, in no order, as full paths. Links are files here, and never followed. */
export async function everyFileBelow(folder: string): Promise<string[]> {
  const items = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = items.filter((item) => !item.isDirectory());
  return files.map((item) => join(item.parentPath, item.name));
}

/** Whether `path` is that of litter below `folder`, or lies in litter. */
export const isIgnoredBelow = (folder: string, path: string): boolean =>
  relative(folder, path).split(sep).some(isIgnoredFile);

/** The same without litter, in order. A photo under a name that computers keep for files of their own is no litter. */
export async function filesBelow(folder: string): Promise<string[]> {
  const paths: string[] = [];
  const hidden = new Map<string, boolean>();
  for (const path of (await everyFileBelow(folder)).sort(naturalOrder)) {
    const within = dirname(path);
    const isHidden = hidden.get(within) ?? isIgnoredBelow(folder, within);
    hidden.set(within, isHidden);
    if (!isHidden && (!isIgnoredFile(basename(path)) || (await isPhotoNamedAsSystemFile(path)))) paths.push(path);
  }
  return paths;
}
