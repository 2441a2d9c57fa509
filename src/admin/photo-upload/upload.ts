/** Uploads photos: brings the pictures there one by one, then shows all of them with their entries by one commit. */
import type { RepositoryClient } from '../repository/client.ts';
import { commitOnTop } from '../repository/commit-on-top.ts';
import { MissingObject } from '../repository/error.ts';
import { newFiles, type NewFiles, type UploadedPhoto } from './new-files.ts';
import type { ReadyPhoto } from './photo.ts';

export interface UploadResult extends Pick<NewFiles, 'names' | 'alreadyThere' | 'doubles'> {
  /** The hash of the commit; undefined when all of them were there already. */
  commit: string | undefined;
}

/** Told as it goes on. */
export interface Listener {
  /**
   * The photo with this number is being sent; the number after the last: all are sent and being added to the gallery.
   */
  sending: (number: number) => void;
  /** The host has a picture; nothing for a hash that it no longer knows. */
  uploaded: (id: string, sha: string | undefined) => void;
}

const message = (gallery: string, count: number) => `Hang ${count === 1 ? 'a photo' : `${count} photos`} in ${gallery}`;

async function sendPictures(
  client: RepositoryClient,
  photos: readonly ReadyPhoto[],
  listener: Listener,
): Promise<UploadedPhoto[]> {
  const uploaded: UploadedPhoto[] = [];
  for (const [at, photo] of photos.entries()) {
    listener.sending(at + 1);
    const sha = photo.sha ?? (await client.upload(photo.jpeg));
    if (photo.sha === undefined) listener.uploaded(photo.id, sha);
    uploaded.push({ ...photo, sha });
  }
  listener.sending(photos.length + 1);
  return uploaded;
}

/**
 * Adds each of the photos once, however often it is called with the same: what the host has is not sent again, and a
 * picture that the gallery has is not added again. A break leaves the branch as it was, or has added all of them.
 * @throws RepositoryError
 */
export async function upload(
  client: RepositoryClient,
  gallery: string,
  photos: readonly ReadyPhoto[],
  listener: Listener,
): Promise<UploadResult> {
  const uploaded = await sendPictures(client, photos, listener);
  let files: NewFiles | undefined;
  try {
    const said = () => message(gallery, files?.names.length ?? 0);
    const { commit } = await commitOnTop(client, said, (branch) => {
      files = newFiles(gallery, uploaded, branch);
      return files.changes;
    });
    const { names = [], alreadyThere = 0, doubles = [] } = files ?? {};
    return { commit, names, alreadyThere, doubles };
  } catch (error) {
    // The host clears away what no commit shows, after some weeks: a draft may be older.
    if (!(error instanceof MissingObject) || photos.every(({ sha }) => sha === undefined)) throw error;
    for (const { id } of photos) listener.uploaded(id, undefined);
    const anew = photos.map((photo) => ({ ...photo, sha: undefined }));
    return upload(client, gallery, anew, listener);
  }
}
