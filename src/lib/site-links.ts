/** Links within the site: what they lead to, and what is wrong with one that leads nowhere. Free of Astro. */
import { nearest } from '../shared/did-you-mean.ts';
import { PICTURE_ADDRESS, PICTURE_WORDS } from '../shared/markdown-picture.ts';
import { decodedAddress } from '../shared/urls.ts';
import { LOCALES, type Locale } from './locales.ts';
import { ROUTES, addressIn } from './routes.ts';

/** The address of each page that questions can stand on, as questions.yaml calls it. */
export const QUESTION_PAGES: Readonly<Record<string, string>> = { home: ROUTES.home, academy: ROUTES.academy };

/** The address of the page that a question stands on; nothing where it names no page that has questions. */
export const questionPage = ({ page }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof page === 'string' && Object.hasOwn(QUESTION_PAGES, page) ? QUESTION_PAGES[page] : undefined;

/** The pages that texts of a language folder stand on, by their files; a text that is not named stands on several. */
export const TEXT_PAGES: Readonly<Record<string, string>> = {
  'home.yaml': ROUTES.home,
  'founder.md': ROUTES.home,
  'about.md': ROUTES.aboutUs,
  'privacy.md': ROUTES.privacy,
};

/** Pages that no link may lead to. */
const UNLISTED: readonly string[] = [ROUTES.notFound, ROUTES.offline];

/**
 * Parts of pages that can be led to by `#`, on pages whose parts are known here; the questions come to them. A part
 * without content is not shown, and what leads to it shows the page from its beginning.
 */
export const PAGE_ANCHORS: Readonly<Record<string, readonly string[]>> = {
  [ROUTES.home]: ['contact', 'occasions', 'services', 'founder', 'reviews', 'questions', 'message', 'main'],
  [ROUTES.contact]: ['contact', 'day-plan', 'message', 'main'],
  [ROUTES.academy]: ['dates', 'questions', 'main'],
};

/** Whether a language leaves a question out: others ask it, and this one does not. */
const isLeftOut = (question: Readonly<Record<string, unknown>>, locale: Locale): boolean =>
  !question[locale] && LOCALES.some((code) => question[code]);

/**
 * What can be led to by `#`, by the addresses of the pages whose anchors are known here. Whatever else is wrong with a
 * question, its key counts.
 * @param locale of the pages; left out, they are those of the first language, with the questions of every language
 */
export const anchorsOf = (
  questions: readonly Readonly<Record<string, unknown>>[],
  locale?: Locale,
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(PAGE_ANCHORS).map(([page, parts]) => {
      const asked = questions.filter((one) => questionPage(one) === page && !(locale && isLeftOut(one, locale)));
      const keys = asked.map(({ key }) => key).filter((key) => typeof key === 'string');
      return [locale ? addressIn(page, locale) : page, [...parts, ...keys]];
    }),
  );

/** What links may lead to. */
export interface LinkTargets {
  /** Every page that can be led to, such as `/academy`, `/portfolio` and `/portfolio/2`. */
  pages: ReadonlySet<string>;
  /** What can be led to by `#`, by the addresses of the pages whose anchors are known. */
  anchors: Readonly<Record<string, readonly string[]>>;
}

/**
 * - `noPage`: no page has this address. A file in public/ may have it, which is not known here.
 * - `noPlace`: the page exists, but has no element for the part after `#`.
 * - `needsPage`: the link is only `#…`, in a text that is shown on several pages.
 */
export type DeadLink =
  { kind: 'noPage'; address: string; meant: string | undefined } | { kind: 'noPlace' | 'needsPage'; meant: string };

/**
 * @param file the name of a page's file below src/pages
 * @returns its address, such as `/academy`; nothing where it stands for many pages, or is none
 */
export function pageAddress(file: string): string | undefined {
  const path = file.replaceAll('\\', '/').replace(/^\[\.\.\.\w+\]\//, '');
  if (!path.endsWith('.astro') || path.includes('[')) return undefined;
  return `/${path.replace(/\.astro$/, '').replace(/(^|\/)index$/, '')}`;
}

export const isListed = (page: string): boolean => !UNLISTED.includes(page);

/**
 * @param to a link, such as `/portfolio` or `#contact`
 * @param on the page that it stands on; nothing where that is several
 * @returns nothing when it leads somewhere
 */
export function deadLink(to: string, on: string | undefined, { pages, anchors }: LinkTargets): DeadLink | undefined {
  const [, address = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*?)(?::~:.*)?)?$/.exec(to) ?? [];
  const page = address === '' ? on : decodedAddress(address);
  if (page === undefined) return { kind: 'needsPage', meant: anchor === 'contact' ? ROUTES.contact : `/${to}` };
  if (!pages.has(page))
    return { kind: 'noPage', address, meant: nearest(page.replace(/\/+$/, '').replace(/\.html$/, ''), pages) };
  const parts = anchors[page];
  if (!anchor || !parts || parts.includes(anchor)) return undefined;
  return { kind: 'noPlace', meant: `${address}#${nearest(anchor, parts) ?? parts[0] ?? ''}` };
}

const PICTURE = new RegExp(`${PICTURE_WORDS}(?<written>${PICTURE_ADDRESS})`, 'g');
/** `[x](/y)`, `[x](</y>)`, `[x]: /y` and `<a href="/y">`, also without an address. `[^1]: note` is a footnote. */
const LINK =
  /\[[^\]]*\]\(\s*(?:<(?<enclosed>[^<>\n]*)>|(?<written>[^)\s>]*))|^\s{0,3}\[(?!\^)[^\]]+\]:\s*<?(?<defined>\S+?)>?\s*$|\shref=["'](?<href>[^"']*)/gm;

export interface TextLink {
  /** Empty where a link has no address. */
  to: string;
  /** Where `to` begins in the text. */
  at: number;
  isPicture: boolean;
}

/** The pictures and links in some Markdown. A picture may stand in the words of a link. */
export function linksIn(markdown: string): TextLink[] {
  const found = (text: string, pattern: RegExp, isPicture: boolean): TextLink[] =>
    [...text.matchAll(pattern)].map(({ 0: whole, index, groups = {} }) => {
      const to = groups['enclosed'] ?? groups['written'] ?? groups['defined'] ?? groups['href'] ?? '';
      return { to, at: index + whole.lastIndexOf(to), isPicture };
    });
  const others = markdown.replace(PICTURE, (picture) => picture.replace(/./g, ' '));
  return [...found(markdown, PICTURE, true), ...found(others, LINK, false)];
}

/** Whether a link leads out of the site: it has a scheme, or names another host. */
export const isOutward = (to: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to);

/** Whether a link says a place of this site: without a slash at its beginning it would mean another on each page. */
export const isOwnAddress = (to: string): boolean => /^[/#]/.test(to);

/** The place of this site that a link may mean which says none: `/academy` for `academy` and `../academy`. */
export const likelyOwnAddress = (to: string): string => `/${to.replace(/^[./]+/, '')}`;
