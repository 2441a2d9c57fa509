/**
 * Fetches styles with an island instead of in the page's HTML: styles of what is only shown once the visitor has done
 * something.
 * @param href the file's address; it is fetched once, whoever asks for it
 */
export function addStylesheet(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}
