/**
 * Sveltia CMS tells nobody of files that it has deleted, as it does with the picture of a photo that is taken down.
 * Here it does: no text may show such a picture any more.
 */
import { editorPatch, replaceOnce } from './editor-patch.ts';

/** The place where it takes deleted files off its own list, once they are gone; it captures the change. */
const DELETED = /\b(\w+)\.action===`delete`&&(\w+\.add\(\1\.path\))(?=\}\))/g;

/** @throws when the package is written in another way than it was */
export function reportDeletedFiles(code: string): string {
  return replaceOnce(
    code,
    DELETED,
    '$1.action===`delete`&&(onDeleted($1.path),$2)',
    'The editor keeps account of deleted files in another way than it did: look how a picture that is gone is known.',
  );
}

export const reportDeletedFilesPatch = editorPatch('report-deleted-files', reportDeletedFiles);
