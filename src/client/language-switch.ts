/** Lets the links to the other languages lead to the very place that the visitor is at: the same part, the same photo. */

/**
 * A page without this script has links to the beginning of the same page. The viewer moves the address to another
 * photo, and to another page of the gallery; so the links are completed when they are pressed.
 */
export function keepPlace(): void {
  const { pathname } = location;
  let moved = false;
  const complete = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-language]');
    if (!link) return;
    const [own = '', other = ''] = link.dataset['language']?.split(' ') ?? [];
    moved ||= location.pathname !== pathname;
    if (moved) link.pathname = other + location.pathname.slice(own.length);
    link.hash = location.hash;
  };
  // Before other listeners: one of them fetches the page ahead.
  for (const sign of ['pointerdown', 'click']) addEventListener(sign, complete, true);
}
