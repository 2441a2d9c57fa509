/** The languages that the owner's pages and commands are written in. */
export const EDITOR_LANGUAGES = ['en', 'hi'] as const;
export type EditorLanguage = (typeof EDITOR_LANGUAGES)[number];

/** @returns the first of the browser's languages that the words of the owner's pages are written in */
export function editorLanguage(): EditorLanguage {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0]);
  const known = wanted.flatMap((code) => EDITOR_LANGUAGES.find((language) => language === code) ?? []);
  return known[0] ?? EDITOR_LANGUAGES[0];
}
