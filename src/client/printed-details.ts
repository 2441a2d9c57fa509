/**
 * Opens what is closed while the page is printed. Styles do so by `::details-content`, which Chrome before 131, Safari
 * before 18.4 and Firefox before 143 do not know; to ask for it here would take more bytes than it spares.
 */
let closedDetails: NodeListOf<HTMLDetailsElement>;

addEventListener('beforeprint', () => {
  closedDetails = document.querySelectorAll('details:not([open])');
  for (const one of closedDetails) one.open = true;
});
addEventListener('afterprint', () => {
  for (const one of closedDetails) one.open = false;
});
