/** The page about the studio. */
import { getEntry, render } from 'astro:content';
import { LANGUAGE, requireEntry } from './words.ts';

export async function getAbout() {
  const file = `${LANGUAGE}/about.md`;
  const entry = requireEntry(await getEntry('about', file), file);
  return { ...entry.data, Text: (await render(entry)).Content };
}
