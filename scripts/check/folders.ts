/** The files of a folder with pictures, hidden ones apart, and what keeps them from being read. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { isPartialFile } from '../files/atomic-write.ts';
import { hasCode } from '../files/error-code.ts';
import { isLink } from '../files/is-link.ts';
import { everyFileBelow, ignoredBelow } from '../files/list-files.ts';
import { displayPath } from '../files/display-path.ts';
import { naturalOrder } from '../../src/shared/natural-order.ts';
import { error } from './problem.ts';
import type { CheckFinding, Problem } from './problem.ts';
import { hiddenPhoto } from './stray-files.ts';

/**
 * Photos and films below `folder` that computers hide, and that may contain a position all the same.
 */
export async function hiddenIn(root: string, folder: string): Promise<Problem[]> {
  const paths = await everyFileBelow(folder).catch(() => []);
  const problems: Problem[] = [];
  for (const path of paths.filter(ignoredBelow(folder))) {
    // What `npm run photos` began to write never reaches the repository.
    const finding = isPartialFile(basename(path)) ? undefined : await hiddenPhoto(path);
    if (finding) problems.push({ ...finding, file: displayPath(root, path) });
  }
  return problems;
}

/** What is wrong with a folder that is only a link: photos are hung in no folder that lies elsewhere. */
export function linkedFolder(root: string, folder: string): Problem[] {
  if (!isLink(folder)) return [];
  const finding = existsSync(folder)
    ? error('This is a link to a folder elsewhere.', 'Put the folder itself in its place, with all that is in it.')
    : error(
        'This is only a link, and what it leads to is not there.',
        'Put the folder itself in its place, or delete the link.',
      );
  return [{ ...finding, file: displayPath(root, folder) }];
}

/**
 * Every file below `folder` that is not hidden, in order; none when it is missing. A closed folder is a problem, and so
 * is a link, of which nothing else is said.
 */
export async function filesIn(root: string, folder: string): Promise<{ files: string[]; problems: Problem[] }> {
  const linked = linkedFolder(root, folder);
  if (linked.length > 0) return { files: [], problems: linked };
  try {
    const paths = (await everyFileBelow(folder)).sort(naturalOrder);
    const isIgnored = ignoredBelow(folder);
    return { files: paths.filter((path) => !isIgnored(path)), problems: [] };
  } catch (failure) {
    if (hasCode(failure, 'ENOENT')) return { files: [], problems: [] };
    const finding = hasCode(failure, 'ENOTDIR')
      ? error('This should be a folder and is a file.', 'Delete it or move it away, and make a folder of this name.')
      : error('This folder, or one in it, cannot be opened.', 'Check that this computer allows it to be read.');
    return { files: [], problems: [{ ...finding, file: displayPath(root, folder) }] };
  }
}

/** The names in a folder; a closed one is a problem. */
export async function namesIn(root: string, folder: string): Promise<{ names: string[]; problems: Problem[] }> {
  try {
    return { names: await readdir(folder), problems: linkedFolder(root, folder) };
  } catch (failure) {
    if (hasCode(failure, 'ENOENT')) return { names: [], problems: [] };
    const finding: CheckFinding = error(
      'This folder cannot be opened.',
      'Check that it is a folder, and that this computer allows it to be read.',
    );
    return { names: [], problems: [{ ...finding, file: displayPath(root, folder) }] };
  }
}
