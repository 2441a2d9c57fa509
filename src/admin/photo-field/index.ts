/** The fields `photo` and `focus` of the editor: a photo as a phone gives it, and the place of the face in it. */
import type CMS from '@sveltia/cms';
import { adoptStyles } from '../adopt-styles.ts';
import existingPhotosStyles from '../existing-photos.css?inline';
import fileInputStyles from '../file-input.css?inline';
import focalPointStyles from '../focal-point.css?inline';
import type { ResolvedRepository } from '../repository/config.ts';
import { createFocalPointControl } from './FocalPointControl.tsx';
import { isMovedOrRemoved, type OpenedEntry } from './opened-entry.ts';
import { PendingPhotos } from './pending-photo.ts';
import { createPhotoControl } from './PhotoControl.tsx';
import { ShownPictures } from './shown-pictures.ts';
import styles from './photo-field.css?inline';
import { restorePhotos } from './restored-draft.ts';
import { createFolderReader } from './folder-reader.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { saveError } from '../save-error.ts';
import { wordsIn } from './words/index.ts';
import type { EditorLanguage } from '../language.ts';

export interface PhotoFieldSettings extends ResolvedRepository {
  language: EditorLanguage;
}

/**
 * Makes the field types known to the editor. A field of type `photo` says in `folder` where its pictures lie, from the
 * project's folder; one of type `focus` says in `photo` the name of the field beside it whose picture it means.
 */
export function registerPhotoField(
  cms: Pick<typeof CMS, 'registerFieldType' | 'registerEventListener'>,
  { language, ...repository }: PhotoFieldSettings,
): void {
  const words = wordsIn(language);
  const reader = createFolderReader(repository);
  const pending = new PendingPhotos(reader);
  const shown = new ShownPictures();
  adoptStyles(fileInputStyles, existingPhotosStyles, focalPointStyles, styles);
  cms.registerFieldType('photo', createPhotoControl({ words, reader, pending, shown }));
  cms.registerFieldType('focus', createFocalPointControl({ words, reader }));
  cms.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      if (pending.preparing.size > 0) throw saveError(words.stillPreparing);
      const said = JSON.stringify(entry);
      const brought = [...pending.bringing.values()];
      // The entry of a photo that hangs may be opened while that photo is still taken for one that waits.
      if (brought.includes('new')) {
        const { hangsAs, isRenumbered } = await pending.nameStatus(said);
        if (hangsAs !== undefined) throw saveError(interpolate(words.hung, { other: hangsAs }));
        if (isRenumbered) throw saveError(words.numberTaken);
      }
      const opened = JSON.parse(said) as OpenedEntry;
      if (await isMovedOrRemoved(opened, brought.length > 0, reader, shown.all)) throw saveError(words.movedOrRemoved);
    },
  });
  cms.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => pending.forget(JSON.stringify(entry)),
  });
  globalThis.reviveDraftPhotos = (draft) => {
    restorePhotos(draft, pending);
    shown.restore(draft.pictures ?? []);
    void pending.refresh();
  };
  globalThis.shownPictures = () => shown.all;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void pending.refresh();
  });
}
