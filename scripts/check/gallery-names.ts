/** The names of galleries, which are folders and addresses at once. */
import { isSafeName } from '../gallery/safe-name.ts';
import { LOCALES } from '../../src/lib/locales.ts';
import { additionInBraces } from './fields/notation.ts';
import type { FieldFinding } from './fields/read-fields.ts';
import type { ParsedText } from './yaml/parse-file.ts';
import { error } from './problem.ts';
import type { CheckFinding } from './problem.ts';

/** Letters of any script, figures, hyphens and underscores: what an address and every disk take alike. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u;
/** Addresses that the site itself makes beside its pages, and the first page's name where it needs one. */
const RESERVED_NAMES = ['admin', 'share', 'home', 'index', '404', '500'];
/** The address under which a further language would lie, such as `mr`. */
const LANGUAGE = /^[a-z]{2}$/i;
/** A gallery that the page for wrong addresses leads to. */
const NEEDED = 'portfolio';

/** True for a name that can be a folder and an address. */
export const isGalleryName = (name: string) => NAME.test(name) && isSafeName(name);

/** What is wrong with a name that would do, were it not for the way in which its letters are stored. */
export function decomposedName(name: string): CheckFinding | undefined {
  const usual = name.normalize('NFC');
  if (usual === name || !isGalleryName(usual)) return undefined;
  return error(
    `The name ${name} looks right, but a letter in it is stored in another way than on this site, as some keyboards do.`,
    `Copy the name from here: ${usual}. It has to be the same in galleries.yaml of every language, and as the name ` +
      'of its folder in src/content/gallery.',
  );
}

const proposed = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^[\p{M}-]+|-$/gu, '') || 'weddings';

/** How a gallery is added to galleries.yaml. */
export const galleryAddition = (source: ParsedText, name: string): string =>
  additionInBraces(source, [name], ['title', 'intro', 'description']) ??
  `Add a group \`${name}:\` with \`title\`, \`intro\` and \`description\`.`;

/**
 * What is wrong with the names of the galleries in galleries.yaml.
 * @param source galleries.yaml of the first language
 * @param pages the addresses of the pages that have a file of their own, such as `/academy`
 */
export function galleryNameFindings(source: ParsedText, pages: readonly string[]): FieldFinding[] {
  const { data } = source;
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return [];
  const names = Object.keys(data);
  const small = names.map((name) => name.toLowerCase());
  const found = names.flatMap((name, index): FieldFinding[] => {
    const say = (cause: string, remedy: string): FieldFinding[] => [{ ...error(cause, remedy), path: [name] }];
    const stored = decomposedName(name);
    if (stored) return [{ ...stored, path: [name] }];
    if (!isGalleryName(name)) {
      return say(
        `A gallery cannot be named ‘${name}’, for its name is also the address of its page.`,
        `Use letters, figures and hyphens, such as ${proposed(name)}, and name its folder in ` +
          `src/content/gallery the same.`,
      );
    }
    if (pages.includes(`/${name.toLowerCase()}`) || RESERVED_NAMES.includes(name.toLowerCase())) {
      return say(
        `A gallery cannot be named ${name}: the site has a page at that address already.`,
        `Choose another name, such as ${name.toLowerCase()}-photos, and name its folder in ` +
          `src/content/gallery the same.`,
      );
    }
    if (LANGUAGE.test(name) || LOCALES.some((code) => code === name.toLowerCase()))
      return say(
        `A gallery cannot be named ${name}: the address is kept for a language.`,
        `Choose a longer name, such as ${name.toLowerCase()}-photos, and name its folder in ` +
          `src/content/gallery the same.`,
      );
    return small.indexOf(name.toLowerCase()) === index
      ? []
      : say(`Two galleries are named ${name}, but for capitals.`, 'Give one of them, and its folder, another name.');
  });
  const missing = names.includes(NEEDED)
    ? []
    : [
        {
          ...error(
            `There is no gallery ${NEEDED}, to which the page for wrong addresses leads.`,
            galleryAddition(source, NEEDED),
          ),
          path: [],
        },
      ];
  return [...found, ...missing];
}
