/** Where the fields of a file are written: of a Markdown file between two lines `---` at its beginning. */

/** A file's text between the two `---` of front matter, and where it begins; of a YAML file the whole text. */
export function yamlPart(path: string, text: string): { data: string; start: number } {
  if (!path.endsWith('.md')) return { data: text, start: 0 };
  const open = /^\uFEFF?\s*---[^\n]*\n/.exec(text)?.[0].length ?? 0;
  const close = text.slice(open).search(/^---/m);
  return { data: close === -1 ? text.slice(open) : text.slice(open, open + close), start: open };
}
