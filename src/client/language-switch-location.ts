/**
 * Lets the links to the other languages lead to the very place that the visitor is at: the same part, the same photo.
 */

const LINKS = 'a[hreflang]';

/** Where the visitor is, as this site writes its addresses: a slash at their end may have been typed. */
const here = () => location.pathname.replace(/\/$/, '');

/**
 * A page without this script has links to the beginning of the same page. The viewer changes the address to that of
 * another photo, and of another page of the gallery: so when a link is pressed, all of them get what has changed at the
 * end of the address, and its hash. The viewer shows copies of them, so none may differ from the others.
 */
export function completeLanguageLinks(): void {
  let from = here();
  const complete = ({ target }: Event) => {
    if (!(target as Element).closest(LINKS)) return;
    const to = here();
    let same = 0;
    while (to[same] && to[same] === from[same]) same += 1;
    for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS))
      link.href = link.pathname.slice(0, same - from.length || undefined) + to.slice(same) + location.hash;
    from = to;
  };
  // Before other listeners: one of them fetches the page ahead.
  for (const event of ['pointerdown', 'click']) addEventListener(event, complete, true);
}
