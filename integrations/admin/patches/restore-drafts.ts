/**
 * Sveltia CMS keeps unsaved changes in the browser, photos too, and offers them again after a reload. Two things are
 * changed here. The photo field is told before a draft is restored: a photo's number may have been taken meanwhile. And
 * a draft is restored even if the editor's settings have changed since: they list the pictures to choose from, so that
 * every photo that is hung would end all drafts. The fields themselves change with the code alone, and the content
 * check reports a value that has no field.
 */
import { editorPatch } from './editor-patch.ts';

/** The beginning of what puts a draft back; it captures what was kept. */
const PUT_BACK = /currentValues:\w+,files:\w+,pendingEntries:\w+=\[\]\}=\w+,\w+=new Map;/;
const KEPT = /(?<=\}=)\w+(?=,)/;
/** Where a draft of other settings is told apart; it captures the draft. */
const OF_OTHER_SETTINGS = /(\w+)\.cmsConfigVersion===\w+\.current\?\1:/;

/** @throws when the package is written in another way than it was */
export function restoreDrafts(code: string): string {
  const told = code.replace(
    PUT_BACK,
    (found) => `${found}globalThis.reviveDraftPhotos?.(${KEPT.exec(found)?.[0] ?? ''});`,
  );
  const changed = told.replace(OF_OTHER_SETTINGS, (_, draft: string) => `${draft}?${draft}:`);
  if (told === code || changed === told)
    throw new Error(
      'The editor puts drafts back in another way than it did: look whether one outlives a reload, and gets a free number.',
    );
  return changed;
}

export const restoreDraftsPatch = editorPatch('restore-drafts', restoreDrafts);
