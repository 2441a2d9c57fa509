/** The files of a folder with pictures, hidden ones apart, and what keeps them from being read. */
import { readdir } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { isCode, PART } from '../disk/whole.ts';
import { inOrder, isLitter } from '../gallery/folder.ts';
import { shown } from './entries.ts';
import { error } from './problem.ts';
import type { Problem } from './problem.ts';
import { hiddenPhoto } from './strays.ts';

/** Every file below `folder`, in order; none when it does not exist. Hidden photos and closed folders are problems. */
export async function filesIn(root: string, folder: string): Promise<{ files: string[]; problems: Problem[] }> {
  try {
    const items = await readdir(folder, { withFileTypes: true, recursive: true });
    const paths = items.filter((item) => !item.isDirectory()).map((item) => join(item.parentPath, item.name));
    const isHidden = (path: string) => relative(folder, path).split(sep).some(isLitter);
    const problems: Problem[] = [];
    for (const path of paths) {
      // What `npm run photos` began to write never reaches the repository.
      const finding = isHidden(path) && !basename(path).endsWith(PART) ? await hiddenPhoto(path) : undefined;
      if (finding) problems.push({ ...finding, file: shown(root, path) });
    }
    return { files: paths.filter((path) => !isHidden(path)).sort(inOrder), problems };
  } catch (failure) {
    if (isCode(failure, 'ENOENT')) return { files: [], problems: [] };
    const finding = isCode(failure, 'ENOTDIR')
      ? error('This should be a folder and is a file.', 'Delete it or move it away, and make a folder of this name.')
      : error('This folder, or one in it, cannot be opened.', 'Check that this computer allows it to be read.');
    return { files: [], problems: [{ ...finding, file: shown(root, folder) }] };
  }
}
