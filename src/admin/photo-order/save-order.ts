/** Saves the order of a gallery: all names that change, and the texts that name the pictures, by one commit. */
import type { RepositoryClient } from '../repository/client.ts';
import { commitOnTop, type CommitResult } from '../repository/commit-on-top.ts';
import { galleryPhotos, type OrderedPhoto } from './gallery-photos.ts';
import { orderIn, reorderedFiles, textsIn } from './reordered-files.ts';
import type { TextCache } from './text-cache.ts';

/**
 * Called again with the same, it finds the order made and changes nothing.
 * @param seen the photos as the owner saw them
 * @param order the names of their entries, as the owner has put them
 * @throws RepositoryError
 */
export function saveOrder(
  client: Pick<RepositoryClient, 'snapshot' | 'commit'>,
  texts: TextCache,
  gallery: string,
  seen: readonly OrderedPhoto[],
  order: readonly string[],
): Promise<CommitResult> {
  return commitOnTop(client, `Put the photos of ${gallery} in another order`, async ({ files }) => {
    await texts.read(textsIn(files), files);
    const now = galleryPhotos(gallery, files, texts.of);
    return reorderedFiles(gallery, files, texts.of, orderIn(now, seen, order));
  });
}
