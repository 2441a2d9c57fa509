/**
 * Lets the links to the other languages lead to the very place that the visitor is at: the same part, the same photo.
 */

/** The number of a gallery's page at the end of its address, the first one's left out. */
const PAGE_NUMBER = /\/\d+$/;

/**
 * A page without this script has links to the beginning of the same page. The viewer changes the address to that of
 * another photo, and of another page of the gallery: so the links get its hash and its page's number when they are
 * pressed. No other page has a number.
 */
export function keepPlace(): void {
  const complete = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    if (document.querySelector('[data-page]'))
      link.pathname = link.pathname.replace(PAGE_NUMBER, '') + (PAGE_NUMBER.exec(location.pathname)?.[0] ?? '');
    link.hash = location.hash;
  };
  // Before other listeners: one of them fetches the page ahead.
  for (const sign of ['pointerdown', 'click']) addEventListener(sign, complete, true);
}
