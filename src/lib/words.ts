/** What is said, in the language of the page. */
import { getEntry } from 'astro:content';
import { requireEntry } from './require-entry.ts';
import type { Locale } from './locales.ts';
import { addressIn } from './routes.ts';

interface Link {
  label: string;
  to: string;
}

/** Links as the owner writes them → links that stay in the language. */
export const localizedLinks = (links: readonly Link[], locale: Locale): Link[] =>
  links.map(({ label, to }) => ({ label, to: addressIn(to, locale) }));

/** The words of a language. Throws a sentence that names the file when it is missing. */
export async function getWords(locale: Locale) {
  const file = `${locale}/words.yaml`;
  const { bar, ...words } = requireEntry(await getEntry('words', file), file).data;
  return { ...words, bar: { ...bar, links: localizedLinks(bar.links, locale) } };
}
