/**
 * While Sveltia CMS saves an entry, its fields can still be written in, and what is written is in no commit; once it is
 * saved, Sveltia CMS goes back to its list from wherever the owner is by then. This patch tells when a save begins and
 * when it has ended in any way (src/admin/held-entry.ts), and goes nowhere if the owner has left the entry.
 */
import { editorPatch, replaceOnce } from './editor-patch.ts';

/** What the button Save does, in its parts: its beginning, the save itself, and all up to what always follows. */
const SAVES =
  /(=async\(\{skipCI:\w+=void 0,overwrite:\w+=!1\}=\{\}\)=>\{let \w+=\w+\.current;if\(\w+\(\w+\)&&\w+\)\{)(\w+\(\w+,!0\);try\{let \w+=await \w+\(\{draft:\w+,skipCI:\w+,overwrite:\w+\}\),\w+=\w+;)(.{0,2500}?\}finally\{)(?=\w+\(\w+,!1\)\})/g;

/** @throws when the package is written in another way than it was */
export function holdEntry(code: string): string {
  return replaceOnce(
    code,
    SAVES,
    '$1let heldEntry=holdEntry();$2if(heldEntry.isLeft())return;$3heldEntry.release();',
    'The editor saves an entry in another way than it did: look how its fields can be held meanwhile; what is written then is lost.',
  );
}

export const holdEntryPatch = editorPatch('hold-entry', holdEntry);
