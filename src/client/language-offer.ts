/** Offers a page in the language that the visitor's browser would rather read, in that language's own words. */

/** Says that this visit has seen its first page. */
const VISITED = 'visited';

/**
 * Changes nothing but the words of the link to that language, on the first page of a visit. Call it right after the
 * links to the languages: only they and `<html>` have a `lang` by then, and the words change before they are painted,
 * so nothing moves.
 */
export function offerLanguage(): void {
  try {
    if (VISITED in sessionStorage) return;
    sessionStorage[VISITED] = 1;
  } catch {
    // Storage is blocked: it cannot be told which page is the first.
    return;
  }
  const known = navigator.languages
    .map((name) => document.querySelector<HTMLElement>(`[lang="${name.split('-', 1)[0]}"]`))
    .find(Boolean);
  const words = known?.dataset['offer'];
  if (words) known.textContent = words;
}
