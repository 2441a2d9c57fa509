/**
 * Fetches styles with an island instead of in the page's HTML: styles of what is only shown once the visitor has done
 * something.
 * @param href the file's address; it is fetched once, whoever asks for it, and anew by who asks after it was lost
 */
export function addStylesheet(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onerror = () => link.remove();
  document.head.append(link);
}
