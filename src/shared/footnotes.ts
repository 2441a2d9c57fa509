/** Footnotes in Markdown, which this site shows as they are written (integrations/markdown.ts). */

/** `[^1]: What the footnote says`. */
const FOOTNOTE = /^\s{0,3}(\[\^[^\]]+\]:)/gm;

/** @returns the beginnings of all footnotes in a text, such as `[^1]:` */
export const footnotesIn = (markdown: string): string[] =>
  [...markdown.matchAll(FOOTNOTE)].map(([, mark = '']) => mark);
