/** Entries of the content that the site cannot do without. */

/**
 * Throws a sentence that names the file when its entry does not exist: what a page says is not optional.
 * @param file from src/content: one of a language lies in the language's folder, the studio's facts lie in none
 */
export function requireEntry<Entry>(entry: Entry | undefined, file: string): Entry {
  if (entry !== undefined) return entry;
  const remedy = file.includes('/')
    ? "Bring it back, or copy it from another language's folder."
    : 'Bring it back from an older version of the project.';
  throw new Error(`src/content/${file} is missing. ${remedy}`);
}
