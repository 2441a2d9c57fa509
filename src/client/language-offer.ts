/**
 * Offers the page in the language that the visitor's browser would rather read, in that language, on the first page of
 * a visit. It stands right behind the links to the other languages and is done before they are painted, so that
 * nothing moves.
 */

/** Says that this visit has seen its first page. */
const VISITED = 'visited';

try {
  if (!sessionStorage.getItem(VISITED)) {
    sessionStorage.setItem(VISITED, '1');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-read]')];
    const spoken = navigator.languages.map((name) => name.split('-', 1)[0]);
    const known = spoken.find(
      (name) => name === document.documentElement.lang || links.some(({ lang }) => lang === name),
    );
    for (const link of links) if (link.lang === known) link.textContent = link.dataset['read'] ?? '';
  }
} catch {
  // Storage is blocked: the link says what it says on every page.
}
