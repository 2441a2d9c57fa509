/** The languages that the owner's pages and commands are written in. */
export const EDITOR_LANGUAGES = ['en', 'hi'] as const;
export type EditorLanguage = (typeof EDITOR_LANGUAGES)[number];

/** Where the browser keeps what she has chosen on one of the owner's pages, for all of them. */
const CHOSEN_KEY = 'studio-admin.language';

/** What she has chosen; nothing where the browser keeps nothing. */
function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(CHOSEN_KEY);
  } catch {
    return null;
  }
}

/** Keeps the language that she has chosen. */
export function chooseLanguage(language: EditorLanguage): void {
  try {
    localStorage.setItem(CHOSEN_KEY, language);
  } catch {
    // It is chosen anew at the next visit.
  }
}

/** @returns the language that she has chosen, or the first of the browser's in which the owner's pages have words */
export function editorLanguage(): EditorLanguage {
  const wanted = [chosenLanguage(), ...navigator.languages.map((tag) => tag.split('-')[0])];
  const known = wanted.flatMap((code) => EDITOR_LANGUAGES.find((language) => language === code) ?? []);
  return known[0] ?? EDITOR_LANGUAGES[0];
}
