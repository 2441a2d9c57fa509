/** Adds style sheets to the document. One that a script makes needs no word in the page's policy. */
export function adoptStyles(...texts: readonly string[]): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(texts.join(''));
  document.adoptedStyleSheets.push(sheet);
}
