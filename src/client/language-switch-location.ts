/**
 * Lets the links to the other languages lead to the very place that the visitor is at: the same part, the same photo.
 */

/** The number of a gallery's page at the end of its address, the first one's left out. */
const PAGE_NUMBER = /\/\d+$/;

/**
 * A page without this script has links to the beginning of the same page. The viewer moves the address to another
 * photo, and to another page of the gallery, which alone has a number; so the links are completed when they are
 * pressed.
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
