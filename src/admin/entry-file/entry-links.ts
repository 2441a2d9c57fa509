/** The links that files of the site say, and what is wrong with one that leads nowhere. */
import { deadGroupLink } from '../../lib/dead-group-link.ts';
import { LOCALES, DEFAULT_LOCALE, type Locale } from '../../lib/locales.ts';
import { addressIn } from '../../lib/routes.ts';
import {
  anchorsOf,
  deadLink,
  isOutward,
  isOwnAddress,
  linksIn,
  questionPage,
  TEXT_PAGES,
  type DeadLink,
  type LinkTargets,
} from '../../lib/site-links.ts';
import { localAddress } from '../../shared/local-addresses.ts';
import { basename } from '../../shared/path.ts';
import { firstPageAddress } from '../../shared/urls.ts';
import { FILES, formatOf, type EditedFile } from '../config/files.ts';
import { isFields, type Data, type Fields } from './data.ts';
import { MARKDOWN } from './markdown-faults.ts';

export interface FoundLink {
  to: string;
  isPicture: boolean;
  /** Whether it is all that its field says, and not part of a text. */
  isField: boolean;
  /** Of the text that it stands in; undefined where nothing says it. */
  locale: Locale | undefined;
  /** The page that it stands on, in the first language. */
  on: string | undefined;
}

/** What links may lead to. */
export interface Places {
  /** The addresses of the site's pages in its first language. */
  pages: readonly string[];
  questions: readonly Fields[];
  /** The keys of each gallery's groups. */
  groups: Readonly<Record<string, readonly string[]>>;
}

/** Fields with a link. */
const LINK = /^(to|photos)$/;

/** A file that lies in public/, of which only the build knows. */
const FILE = /\.\w+$/;

/** Every link below `data`, however deep, and every picture in a text. */
export function foundLinks(data: Data, locale: Locale | undefined, on: string | undefined): FoundLink[] {
  if (Array.isArray(data)) return data.flatMap((each: Data) => foundLinks(each, locale, on));
  if (!isFields(data)) return [];
  const here = questionPage(data) ?? on;
  return Object.entries(data).flatMap(([name, value]) => {
    if (typeof value !== 'string') return foundLinks(value, LOCALES.find((code) => code === name) ?? locale, here);
    if (LINK.test(name))
      return isOwnAddress(value) ? [{ to: value, isPicture: false, isField: true, locale, on: here }] : [];
    if (!MARKDOWN.test(name)) return [];
    const links = linksIn(value).filter(
      ({ to, isPicture }) => isPicture || !isOutward(to) || localAddress(to) !== undefined,
    );
    return links.map((link) => ({ ...link, isField: false, locale, on: here }));
  });
}

/**
 * What links may lead to. Menus and buttons of all languages name their targets by the addresses of the first one,
 * whose pages are therefore taken to have the questions of all. A text may lead to the pages of every language.
 */
function targetsOf(isField: boolean, { pages, questions }: Places): LinkTargets {
  if (isField) return { pages: new Set(pages), anchors: anchorsOf(questions) };
  return {
    pages: new Set(LOCALES.flatMap((code) => pages.map((page) => addressIn(page, code)))),
    anchors: Object.fromEntries(LOCALES.flatMap((code) => Object.entries(anchorsOf(questions, code)))),
  };
}

/** The page that a link stands on; in each language where nothing says the link's own. */
function pagesOf({ isField, locale, on }: FoundLink): (string | undefined)[] {
  if (on === undefined || isField) return [on];
  return (locale ? [locale] : LOCALES).map((code) => addressIn(on, code));
}

/** @returns nothing where a link leads somewhere, or may do so */
export function linkFault(link: FoundLink, places: Places): DeadLink | undefined {
  const address = localAddress(link.to) ?? link.to;
  const targets = targetsOf(link.isField, places);
  // How many further pages a gallery has, only the build knows.
  const faults = pagesOf(link).map((page) => deadLink(firstPageAddress(address), page, targets));
  const [dead] = faults;
  if (dead && faults.every(Boolean)) return dead.kind === 'noPage' && FILE.test(dead.address) ? undefined : dead;
  const group = deadGroupLink(address, places.groups);
  return group && { kind: 'noPlace', meant: group.meant ?? group.others[0] ?? group.page };
}

/** Whether a link led somewhere with the places before, and does not with those after. */
export const isLost = (link: FoundLink, before: Places, after: Places): boolean =>
  isOwnAddress(link.to) && !linkFault(link, before) && linkFault(link, after) !== undefined;

const isPerLanguage = ({ file }: EditedFile): boolean => file.includes('{{locale}}');

/** What tells a known link from others: what a text may say is not right in a field. */
const linkKey = ({ to, isField }: FoundLink): string => JSON.stringify([to, isField]);

interface KnownLinks {
  /** Takes what a file says. @param format of the file; @returns its links */
  remember: (format: string, data: Fields) => FoundLink[];
  /** Whether some file has said a link, be it right or wrong. */
  has: (link: FoundLink) => boolean;
  /** The links on pages, as the files say them now, each with its file. */
  all: () => { link: FoundLink; file: EditedFile }[];
}

export function knownLinks(): KnownLinks {
  const keys = new Set<string>();
  /** What the newest files say. Nothing tells their languages: there are as many of them as languages. */
  const newest = new Map<EditedFile, FoundLink[][]>();
  return {
    remember: (format, data) => {
      const file = FILES.find((each) => formatOf(each) === format);
      const on = file && TEXT_PAGES[basename(file.file)];
      const links = foundLinks(data, file && isPerLanguage(file) ? undefined : DEFAULT_LOCALE, on);
      for (const link of links) if (!link.isPicture) keys.add(linkKey(link));
      if (file)
        newest.set(file, [...(newest.get(file) ?? []), links].slice(isPerLanguage(file) ? -LOCALES.length : -1));
      return links;
    },
    has: (link) => keys.has(linkKey(link)),
    all: () =>
      [...newest].flatMap(([file, said]) =>
        said
          .flat()
          .filter(({ isPicture, isField, on }) => !isPicture && (isField || on !== undefined))
          .map((link) => ({ link, file })),
      ),
  };
}
