/** Changes in the editor's own code, made while it is bundled: what it has no setting for. */
import type { Plugin } from 'vite';

/** Where the package's code lies. */
const PACKAGE = '/@sveltia/cms/npm/index.js';

/** @param change gives the changed code; throws when the package is written in another way than it was */
export const editorPatch = (name: string, change: (code: string) => string): Plugin => ({
  name,
  transform: (code, id) => (id.includes(PACKAGE) ? { code: change(code), map: null } : null),
});

/**
 * Changes the one place in the package's code that `place` finds, by a pattern's own rules for `instead`.
 * @throws `otherwise` when it is not there exactly once: the package is written in another way than it was
 */
export function replaceOnce(code: string, place: RegExp, instead: string, otherwise: string): string {
  if (code.match(place)?.length !== 1) throw new Error(otherwise);
  return code.replace(place, instead);
}
