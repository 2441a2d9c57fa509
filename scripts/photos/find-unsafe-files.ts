/** Finds the files below src/content that must not be published as they are, whatever their names and folders. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import { isPartialFile } from '../files/atomic-write.ts';
import { noneIfMissing } from '../files/none-if-missing.ts';
import { CONTENT } from '../files/project-folders.ts';
import { READ_CONCURRENCY } from '../pictures/concurrency.ts';
import { publishedDataOf } from '../pictures/embedded-data.ts';
import { naturalOrder } from '../../src/shared/natural-order.ts';

/** A file that is not to be published as it is. */
export interface UnsafeFile {
  path: string;
  /** As `publishedDataOf` gives it. */
  embedded: string[];
}

/** Every such file, in order; those in hidden folders too, for git publishes them all the same. */
export async function findUnsafeFiles(root: string): Promise<UnsafeFile[]> {
  const items = await readdir(join(root, CONTENT), { withFileTypes: true, recursive: true }).catch(noneIfMissing);
  const paths = items
    .filter((item) => item.isFile() && !isPartialFile(item.name))
    .map((item) => join(item.parentPath, item.name))
    .sort(naturalOrder);
  const look = async (path: string) => {
    // What cannot even be read cannot be published from here.
    const bytes = await readFile(path).catch(() => undefined);
    return { path, embedded: bytes ? await publishedDataOf(path, bytes) : [] };
  };
  const looked = await pMap(paths, look, { concurrency: READ_CONCURRENCY });
  return looked.filter(({ embedded }) => embedded.length > 0);
}
