/** Galleries with photos that no menu, button or text leads to: only who knows their address finds them. */
import { LOCALES, type Locale } from '../../src/lib/locales.ts';
import type { CheckedFile } from './check-file.ts';
import { contentPath } from './check-file.ts';
import { languageName } from './languages.ts';
import { displayPath } from '../files/display-path.ts';
import { advice, type Problem } from './problem.ts';

const MENU = 'words.yaml';

/** Whether a text names the gallery's page, or a place on it. */
const leadsTo = (gallery: string, text: string): boolean => new RegExp(`/${gallery}(?![\\w-])`).test(text);

/**
 * One finding for each language that does not lead to a gallery.
 * @param galleries those that have photos
 * @param entries every text of the content; those of no language lead to a gallery in all of them
 */
export function unlinkedGalleries(
  root: string,
  galleries: readonly string[],
  entries: readonly CheckedFile[],
): Problem[] {
  const isIn = (code: Locale, { path }: CheckedFile) => path.startsWith(contentPath(root, code, ''));
  const shared = entries.filter((entry) => !LOCALES.some((code) => isIn(code, entry)));
  return LOCALES.flatMap((code) => {
    const texts = [...shared, ...entries.filter((entry) => isIn(code, entry))].map(({ text }) => text);
    const menu = entries.find(({ path }) => path === contentPath(root, code, MENU));
    if (menu?.data === undefined) return [];
    return galleries
      .filter((gallery) => !texts.some((text) => leadsTo(gallery, text)))
      .map((gallery) => ({
        ...advice(
          `Nothing leads to the gallery ${gallery} in ${languageName(code)}: visitors do not find it.`,
          `Add a line below \`links:\` of \`bar:\`: \`- { label: …, to: /${gallery} }\`.`,
        ),
        file: displayPath(root, menu.path),
        line: menu.source?.line(['bar', 'links']),
      }));
  });
}
