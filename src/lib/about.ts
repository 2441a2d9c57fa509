/** The page about the studio. */
import { getEntry } from 'astro:content';
import { requireEntry } from './require-entry.ts';
import type { Locale } from './locales.ts';
import { getMarkdownText } from './markdown-text.ts';

/** Throws a sentence that names the file when it is missing. */
export async function getAbout(locale: Locale) {
  const file = `${locale}/about.md`;
  const entry = requireEntry(await getEntry('about', file), file);
  return { ...entry.data, text: await getMarkdownText(entry) };
}
