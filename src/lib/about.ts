/** The page about the studio. */
import { getEntry, render } from 'astro:content';
import type { Locale } from './locales.ts';
import { requireEntry } from './words.ts';

/** Throws a sentence that names the file when it is missing. */
export async function getAbout(locale: Locale) {
  const file = `${locale}/about.md`;
  const entry = requireEntry(await getEntry('about', file), file);
  return { ...entry.data, Text: (await render(entry)).Content };
}
