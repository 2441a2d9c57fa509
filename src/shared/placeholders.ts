/**
 * Every placeholder in a text, and half of one: what is written like one which a page fills in, known or not.
 * @returns each as it is written, `{opens}`, with what stands in its braces; a brace alone, `{`, has no name
 */
export const placeholdersIn = (text: string): { written: string; name: string | undefined }[] =>
  [...text.matchAll(/\{([^{}]*)\}|[{}]/g)].map(([written, name]) => ({ written, name }));
