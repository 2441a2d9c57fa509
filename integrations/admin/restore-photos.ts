/**
 * Sveltia CMS keeps what is being written in the browser, photos too, and offers it again after a reload. The photo
 * field is told before it is put back: a number may have been taken meanwhile.
 */
import type { Plugin } from 'vite';

const PACKAGE = '/@sveltia/cms/npm/index.js';

/** The beginning of what puts a draft back; it captures what was kept. */
const PUT_BACK = /currentValues:\w+,files:\w+,pendingEntries:\w+=\[\]\}=(\w+),\w+=new Map;/;

/** @throws when the package is written in another way than it was */
export function tellOfRestoredFiles(code: string): string {
  const changed = code.replace(PUT_BACK, (found, kept: string) => `${found}globalThis.reviveDraftPhotos?.(${kept});`);
  if (changed === code)
    throw new Error(
      'The editor puts drafts back in another way than it did: look whether the photo of a restored draft gets a free number.',
    );
  return changed;
}

export const restoredFilesTold: Plugin = {
  name: 'restore-photos',
  transform: (code, id) => (id.includes(PACKAGE) ? { code: tellOfRestoredFiles(code), map: null } : null),
};
