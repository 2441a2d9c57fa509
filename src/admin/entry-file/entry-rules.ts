/**
 * Rules that no schema of a file holds, and that the content check tells of once all is saved: links lead to pages that
 * are there, pictures in texts are there, too, texts hold no code, a group of photos has a name in every language, and
 * the text below a file's fields has no place that nothing fills in. They are looked at when the editor is about to
 * save an entry with all of its languages.
 */
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
  type LinkTargets,
} from '../../lib/site-links.ts';
import { unknownPlaceholders } from '../../lib/studio-placeholders.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { localAddress } from '../../shared/local-addresses.ts';
import { basename, dirname } from '../../shared/path.ts';
import { firstPageAddress } from '../../shared/urls.ts';
import type { EditorLanguage } from '../language.ts';
import type { EditorSettings } from '../settings.ts';
import { isFields, type Data, type Fields } from './data.ts';
import { galleryGroups, groupsIn } from './gallery-groups.ts';
import { MARKDOWN, markdownFaults } from './markdown-faults.ts';
import { DEAD_LINKS, MARKDOWN_SENTENCES, NAMELESS_GROUP, NOT_FILLED_IN } from './rule-sentences.ts';
import { textPictures } from './text-pictures.ts';

/** An entry as the editor is about to save it. */
export interface SavedEntry {
  /** Of its file in the first language, from the project's folder. */
  path: string;
  /** What it says in the first language, or in all of them. */
  data: Fields;
  /** What it says in the others, where each has a file of its own. */
  i18n?: Readonly<Record<string, { data: Fields }>>;
}

export interface EntryRules {
  /** Takes what a file says. @param format of the file */
  remember: (format: string, data: Fields) => void;
  /** Takes the path of a file that is deleted: no text can show it any more. */
  forget: (path: string) => void;
  /** @returns a sentence when the entry may not be saved; a mere doubt is told once, and saving again passes */
  refusal: (entry: SavedEntry) => string | undefined;
}

interface FoundLink {
  to: string;
  isPicture: boolean;
  /** Whether it is all that its field says, and not part of a text. */
  isField: boolean;
  locale: Locale;
  /** The page that it stands on, in the first language. */
  on: string | undefined;
}

/** Fields with a link. */
const LINK = /^(to|photos)$/;

/** A file that lies in public/, of which only the build knows. */
const FILE = /\.\w+$/;

/** Every link below `data`, however deep, and every picture in a text. */
function foundLinks(data: Data, locale: Locale, on: string | undefined): FoundLink[] {
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

/** The placeholders in the text below a file's fields that nothing fills in. */
const unknownIn = ({ body }: Fields): string[] => (typeof body === 'string' ? unknownPlaceholders(body) : []);

/** The first group that the first language names and another does not. */
function namelessGroup({ data, i18n = {} }: SavedEntry): { group: string; code: string } | undefined {
  for (const [code, other] of Object.entries(i18n))
    for (const [gallery, section] of Object.entries(data)) {
      const named = Object.keys(groupsIn(other.data[gallery]));
      const group = Object.keys(groupsIn(section)).find((key) => !named.includes(key));
      if (group !== undefined) return { group, code };
    }
  return undefined;
}

/** The questions in what questions.yaml says. */
function questionsIn(data: Data): Fields[] {
  const list = isFields(data) && Array.isArray(data['questions']) ? data['questions'] : [];
  return list.filter((each: Data) => isFields(each));
}

/**
 * What links may lead to. Menus and buttons of all languages name their targets by the addresses of the first one,
 * whose pages are therefore taken to have the questions of all. A text may lead to the pages of every language.
 */
function targetsOf(isField: boolean, pages: readonly string[], asked: readonly Fields[]): LinkTargets {
  if (isField) return { pages: new Set(pages), anchors: anchorsOf(asked) };
  return {
    pages: new Set(LOCALES.flatMap((code) => pages.map((page) => addressIn(page, code)))),
    anchors: Object.fromEntries(LOCALES.flatMap((code) => Object.entries(anchorsOf(asked, code)))),
  };
}

/** The page that a link stands on. */
const pageOf = ({ isField, locale, on }: FoundLink): string | undefined =>
  on && !isField ? addressIn(on, locale) : on;

/** What tells a known link from others: what a text may say is not right in a field. */
const linkKey = ({ to, isField }: FoundLink): string => JSON.stringify([to, isField]);

/** @param site the addresses of its pages in its first language, and its pictures */
export function entryRules(
  { pages, pictures }: Pick<EditorSettings, 'pages' | 'pictures'>,
  language: EditorLanguage,
): EntryRules {
  /** What some file says: what is wrong already keeps nobody from mending something else. */
  const known = new Set<string>();
  const shown = textPictures(pictures);
  const reported = new Set<string>();
  const groups = galleryGroups();
  let questions: Fields[] = [];

  /** @param folder of the file that the link stands in */
  function deadLinkSentence(link: FoundLink, folder: string, asked: readonly Fields[]): string | undefined {
    const { to, isPicture, isField, on } = link;
    const sentence = (kind: keyof typeof DEAD_LINKS, meant?: string) =>
      interpolate(DEAD_LINKS[kind][language], { to, meant: meant ?? '', pages: pages.join(', ') });
    if (isPicture) {
      const fault = shown.fault(to, folder);
      // Of a picture in notes that nobody reads, the build looks at the name alone.
      return fault && (on !== undefined || fault.kind === 'strayPercent')
        ? sentence(fault.kind, fault.meant)
        : undefined;
    }
    if (known.has(linkKey(link))) return undefined;
    const local = localAddress(to);
    const address = local ?? to;
    if (!isOwnAddress(address)) return sentence('noAddress', `/${to.replace(/^[./]+/, '')}`);
    // How many further pages a gallery has, only the build knows.
    const dead = deadLink(firstPageAddress(address), pageOf(link), targetsOf(isField, pages, asked));
    const leadsSomewhere = !dead || (dead.kind === 'noPage' && FILE.test(dead.address));
    if (local !== undefined && (leadsSomewhere || dead.meant !== undefined))
      return sentence('localAddress', leadsSomewhere ? local : dead.meant);
    if (leadsSomewhere) {
      const group = dead ? undefined : deadGroupLink(address, groups.keys() ?? {});
      return group && sentence('noPlace', group.meant ?? group.others[0] ?? group.page);
    }
    return sentence(dead.kind === 'noPage' && dead.meant ? 'misspeltPage' : dead.kind, dead.meant);
  }

  return {
    remember: (format, data) => {
      if (format === 'questions') questions = questionsIn(data);
      if (format === 'galleries') groups.remember(data);
      const links = foundLinks(data, DEFAULT_LOCALE, undefined);
      for (const link of links) if (!link.isPicture) known.add(linkKey(link));
      const named = links.filter(({ isPicture }) => isPicture).map(({ to }) => to);
      shown.remember(format, data, named);
      for (const written of unknownIn(data)) known.add(written);
      for (const { written } of markdownFaults(data)) known.add(written);
    },
    forget: shown.forget,
    refusal: (entry) => {
      const { path, data, i18n = {} } = entry;
      const on = TEXT_PAGES[basename(path)];
      const isOfQuestions = path.endsWith('questions.yaml');
      const asked = isOfQuestions ? questionsIn(data) : questions;
      // Notes below the fields of a photo are read by nobody.
      const isRead = on !== undefined || isOfQuestions;
      const texts = [[DEFAULT_LOCALE, { data }] as const, ...Object.entries(i18n)];
      const placeholder = texts
        .flatMap(([, section]) => unknownIn(section.data))
        .find((written) => !known.has(written));
      if (isRead && placeholder !== undefined) return interpolate(NOT_FILLED_IN[language], { written: placeholder });
      // Before the links: of one that is code it would be said that it leads to no page.
      const fault = texts
        .flatMap(([, section]) => markdownFaults(section.data))
        .find(({ written }) => !known.has(written));
      if (isRead && fault) return interpolate(MARKDOWN_SENTENCES[fault.rule][language], { written: fault.written });
      const links = texts.flatMap(([locale, section]) => foundLinks(section.data, locale as Locale, on));
      for (const link of links) {
        const sentence = deadLinkSentence(link, dirname(path), asked);
        if (sentence !== undefined) return sentence;
      }
      const nameless = path.endsWith('galleries.yaml') ? namelessGroup(entry) : undefined;
      if (!nameless || reported.has(JSON.stringify(nameless))) return undefined;
      reported.add(JSON.stringify(nameless));
      const other = new Intl.DisplayNames([language], { type: 'language' }).of(nameless.code) ?? nameless.code;
      return interpolate(NAMELESS_GROUP[language], { name: nameless.group, language: other });
    },
  };
}
