/** The photos of a draft that the editor has kept in the browser and now opens again. */
import { isGalleryFileName } from '../../shared/photo-name.ts';
import { galleryFolder } from '../content-folders.ts';
import { galleryOf } from '../photo-collections.ts';
import type { PendingPhotos } from './pending-photo.ts';
import type { ShownPicture } from './shown-pictures.ts';

/** A draft as the editor has kept it. The folder that it names beside a file may be another gallery's. */
export interface KeptDraft {
  /** The gallery, for a photo's entry. */
  collectionName: string;
  /** By the addresses that its fields hold. */
  files: Record<string, { file?: File; replace?: boolean | undefined }>;
  /** What the entry showed when the draft was begun; of a draft that an older editor has kept, nothing. */
  pictures?: readonly ShownPicture[];
}

declare global {
  /** Called with a draft before it is put back (integrations/admin/patches/restore-drafts.ts). */
  var reviveDraftPhotos: ((draft: KeptDraft) => void) | undefined;
}

/** New photos are renumbered to what is free now. A photo that replaces another keeps its name. */
export function restorePhotos({ collectionName, files }: KeptDraft, pending: Pick<PendingPhotos, 'revive'>): void {
  for (const each of Object.values(files)) {
    const { file, replace } = each;
    if (file && !replace && isGalleryFileName(file.name))
      each.file = pending.revive(file, galleryFolder(galleryOf(collectionName)));
  }
}
