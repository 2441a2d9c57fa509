/** The languages that the owner's pages and commands are written in. */
export const EDITOR_LANGUAGES = ['en', 'hi'] as const;
export type EditorLanguage = (typeof EDITOR_LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Readonly<Record<EditorLanguage, string>> = { en: 'English', hi: 'हिंदी' };

/** The storage key of the language that the owner has chosen; all of the owner's pages share it. */
const CHOSEN_KEY = 'studio-admin.language';

/** The language that the owner has chosen; null where nothing is stored. */
function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(CHOSEN_KEY);
  } catch {
    return null;
  }
}

/** Stores the language that the owner has chosen. */
export function chooseLanguage(language: EditorLanguage): void {
  try {
    localStorage.setItem(CHOSEN_KEY, language);
  } catch {
    // It is chosen anew at the next visit.
  }
}

/** @returns the chosen language, else the browser's first one in which the owner's pages have words */
export function editorLanguage(): EditorLanguage {
  const wanted = [chosenLanguage(), ...navigator.languages.map((tag) => tag.split('-')[0])];
  const known = wanted.flatMap((code) => EDITOR_LANGUAGES.find((language) => language === code) ?? []);
  return known[0] ?? EDITOR_LANGUAGES[0];
}
