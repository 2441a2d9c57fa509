/** Which scripts of the build a text names: a page those that it begins with, a script those that it loads later. */

/** @returns the names of the scripts, as they lie in `_astro`. They change with what the scripts hold. */
export const scriptFileNamesIn = (text: string): string[] =>
  [...text.matchAll(/(?:_astro|\.)\/([\w.-]+\.js)["`]/g)].map(([, name = '']) => name);
