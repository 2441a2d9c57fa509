/**
 * Adds Hindi to Sveltia CMS, which has 29 languages without it: a chunk of words like those of the other languages.
 * Missing words appear in English. The language is the one that the owner has chosen on the owner's pages, which may
 * differ from the browser's.
 */
import { fileURLToPath } from 'node:url';
import { editorPatch } from './editor-patch.ts';

/** The owner's words for it. */
const WORDS = fileURLToPath(new URL('../../../src/admin/editor-locale/hi.json', import.meta.url));

/** The beginning of the list of chunks, by language. */
const CHUNKS = /(?=fr:\(\)=>\w+\(\(\)=>import\([`'"]\.\.\/locales\/fr\.json[`'"]\))/;
/** Where the list of languages goes on. */
const LANGUAGES = /(?<=,fr,)(?=hr,it,ja,)/;
/** Where the editor asks the browser for its language. */
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

export const addHindiPatch = editorPatch('add-hindi', addHindi);
