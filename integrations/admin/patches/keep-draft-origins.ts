/**
 * A draft that Sveltia CMS has kept in the browser is a whole copy of an entry. Put back over an entry that somebody
 * else has changed meanwhile, it undid their change without a question: the draft counted as made from the newest file.
 * Here what the entry was when the draft was begun is kept with it, and is what a change elsewhere is told by once the
 * draft is restored. Its pictures, which another order may have exchanged, are kept too (src/admin/photo-field). A
 * draft kept before this was so is restored as it was.
 */
import { editorPatch, replaceOnce } from './editor-patch.ts';

/** Each place once, with what stands there instead. */
const PLACES: readonly (readonly [place: RegExp, instead: string])[] = [
  // Where a draft is kept; it captures what copies values for the browser's database.
  [
    /(pendingEntries:(\w+)=\[\])(\}=\w+,\w+=\w+\(\w+\);if\(\w+\(\w+\)\)\{let \w+=\{timestamp:[^;]{0,600}?,pendingEntries:(\w+)\(\2\))(?=\})/g,
    '$1,originalEntry:draftEntry$3,origin:$4(draftOrigins.get(draftEntry)??draftEntry?.locales),pictures:globalThis.shownPictures?.()',
  ],
  // Where an entry is opened, before a draft of it is offered; it captures the entry's own draft.
  [
    /(=async\(\{draft:(\w+)\}\)=>\{)(?=if\(!\(\w+\.useDraftBackup\?\?!0\)\)return;let\{collectionName:)/g,
    '$1draftOrigins.delete($2.originalEntry);',
  ],
  // Where a draft is put back; it captures what was kept, and the entry's own draft.
  [
    /(=\(\{backup:(\w+),draft:(\w+)\}\)=>\{)(?=let\{currentLocales:)/g,
    '$1$2.origin&&$3.originalEntry&&draftOrigins.set($3.originalEntry,$2.origin);',
  ],
];
/** Where what is told of drafts is kept: it is set once a draft was put back. */
const TOLD = /(\w+)\.current=\{restored:\w+,deleted:!\w+,saved:!1\}/g;
/** Where an entry as it was opened is compared with what it is now. */
const COMPARED = /(if\(!\(0,\w+\.default\)\((\w+)\.locales,)(\w+)\.locales(?=\)\)return\{type:`modified`,entry:\2\})/g;

const OTHERWISE =
  'The editor keeps drafts in another way than it did: look whether a restored one undoes what others have changed.';

/** @throws when the package is written in another way than it was */
export function keepDraftOrigins(code: string): string {
  const [told] = [...code.matchAll(TOLD)];
  if (!told) throw new Error(OTHERWISE);
  // Reading what is told of drafts makes the editor compare again when one was put back.
  const places = [...PLACES, [COMPARED, `$1(${told[1]}.current,draftOrigins.get($3)??$3.locales)`] as const];
  return places.reduce((changed, [place, instead]) => replaceOnce(changed, place, instead, OTHERWISE), code);
}

export const keepDraftOriginsPatch = editorPatch('keep-draft-origins', keepDraftOrigins);
