/** What is said, in the language of the page. */
import { getEntry } from 'astro:content';

/** The folder of src/content whose words the pages speak. Another language is another folder of the same files. */
export const LANGUAGE = 'en';

/** Throws a sentence that names the file when it does not exist: the words of a page are not optional. */
export function present<Entry>(entry: Entry | undefined, file: string): Entry {
  if (entry === undefined) {
    throw new Error(`src/content/${file} is missing. Bring it back, or copy it from another language's folder.`);
  }
  return entry;
}

export async function getWords() {
  const file = `${LANGUAGE}/words.yaml`;
  return present(await getEntry('words', file), file).data;
}
