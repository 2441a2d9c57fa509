/** Changes in the editor's own code, made while it is bundled: what it has no setting for. */
import type { Plugin } from 'vite';

/** Where the package's code lies. */
const PACKAGE = '/@sveltia/cms/npm/index.js';

/** @param change gives the changed code; throws when the package is written in another way than it was */
export const editorPatch = (name: string, change: (code: string) => string): Plugin => ({
  name,
  transform: (code, id) => (id.includes(PACKAGE) ? { code: change(code), map: null } : null),
});
