/** Where the fields of a file are written: of a Markdown file between two lines `---` at its beginning. */

/** Astro's own rule (its internal-helpers). */
const FRONT_MATTER = /(?:^\uFEFF?|^\s*\n)---([\s\S]*?\n)---/;

export interface FrontMatter {
  /** YAML. It begins with what stands behind the first `---` in its line. */
  data: string;
  /** Where `data` begins in the text. */
  start: number;
  /** All that stands behind the second `---`. */
  body: string;
}

/** Splits a Markdown file as the site's build does. @returns nothing when it has no fields, or they are not closed */
export function splitFrontMatter(text: string): FrontMatter | undefined {
  const match = FRONT_MATTER.exec(text);
  if (!match) return undefined;
  const [{ length: end }, data = ''] = match;
  return { data, start: end - '---'.length - data.length, body: text.slice(end) };
}

/** A file's text between the two `---` of front matter, and where it begins; of a YAML file the whole text. */
export function yamlPart(path: string, text: string): { data: string; start: number } {
  if (!path.endsWith('.md')) return { data: text, start: 0 };
  const open = /^\uFEFF?\s*---[^\n]*\n/.exec(text)?.[0].length ?? 0;
  const close = text.slice(open).search(/^---/m);
  return { data: close === -1 ? text.slice(open) : text.slice(open, open + close), start: open };
}
