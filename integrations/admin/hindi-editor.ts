/**
 * Sveltia CMS speaks 29 languages, and Hindi is none of them. Here it gets a chunk of Hindi words like those that it
 * has of the others; what they leave out it says in English. And it speaks the language that the owner has chosen on
 * her pages, which may be another than the browser's.
 */
import { fileURLToPath } from 'node:url';
import { editorPatch } from './editor-patch.ts';

/** The owner's words for it. */
const WORDS = fileURLToPath(new URL('../../src/admin/editor-locale/hi.json', import.meta.url));

/** The beginning of the list of chunks, by language. */
const CHUNKS = /(?=fr:\(\)=>\w+\(\(\)=>import\([`'"]\.\.\/locales\/fr\.json[`'"]\))/;
/** Where the list of languages goes on. */
const LANGUAGES = /(?<=,fr,)(?=hr,it,ja,)/;
/** What asks the browser for its language, where the editor chooses its own. */
const CHOICE = /(?<==\(\)=>\{let (\w+)=)\w+\(\)(?=;return \1&&\w+\.includes\(\1\)\?\1:\w+\})/;

/** @throws when the package is written in another way than it was */
export function addHindi(code: string): string {
  const withWords = code.replace(CHUNKS, `hi:()=>import(${JSON.stringify(WORDS)}),`);
  const known = withWords.replace(LANGUAGES, 'hi,');
  const chosen = known.replace(CHOICE, (asked) => `(globalThis.ownerLanguage==='hi'?'hi':${asked})`);
  if (withWords === code || known === withWords || chosen === known)
    throw new Error('The editor keeps its languages in another way than it did: look how Hindi comes in now.');
  return chosen;
}

export const hindiSpoken = editorPatch('hindi-editor', addHindi);
