/** The last look: which files below src/content tell more than what they show, whatever their names and folders. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pMap from 'p-map';
import { PART } from '../files/atomic-write.ts';
import { inOrder } from '../gallery/folder.ts';
import { CONTENT } from '../gallery/references.ts';
import { READ_CONCURRENCY } from '../pictures/concurrency.ts';
import { carriedBy } from '../pictures/embedded-data.ts';

/** What computers leave behind by themselves, none of it made of anyone's pictures: macOS, Windows. */
const LEFT_BEHIND = /^(\.DS_Store|\._.*|desktop\.ini|Icon\r?)$/i;

/** A file that is not to be published as it is. */
export interface Remains {
  path: string;
  /** As `carriedBy` gives it. */
  carried: string[];
}

/** Every such file, in order; those in hidden folders too, for git publishes them all the same. */
export async function findRemains(root: string): Promise<Remains[]> {
  const items = await readdir(join(root, CONTENT), { withFileTypes: true, recursive: true }).catch(() => []);
  const paths = items
    .filter((item) => item.isFile() && !item.name.endsWith(PART) && !LEFT_BEHIND.test(basename(item.name)))
    .map((item) => join(item.parentPath, item.name))
    .sort(inOrder);
  const look = async (path: string) => {
    // What cannot even be read cannot be published from here.
    const bytes = await readFile(path).catch(() => undefined);
    return { path, carried: bytes ? await carriedBy(bytes) : [] };
  };
  const looked = await pMap(paths, look, { concurrency: READ_CONCURRENCY });
  return looked.filter(({ carried }) => carried.length > 0);
}
