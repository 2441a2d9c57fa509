import { EDITOR_LANGUAGES, type EditorLanguage } from './settings.ts';

/** @returns the first of the browser's languages that the words of the owner's pages are written in */
export function editorLanguage(): EditorLanguage {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0]);
  const known = wanted.flatMap((code) => EDITOR_LANGUAGES.find((language) => language === code) ?? []);
  return known[0] ?? EDITOR_LANGUAGES[0];
}
