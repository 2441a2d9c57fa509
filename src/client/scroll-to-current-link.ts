/** Scrolls the menu, where it is wider than its place, so that the link to this page stands in sight. */
export function scrollToCurrentLink(): void {
  document.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
}
