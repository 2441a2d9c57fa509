/**
 * Rules that no schema of a file holds, and that the content check tells of once all is saved: links lead to pages that
 * are there, pictures in texts are there, too, texts hold no code, a group of photos has a name in every language, and
 * the text below a file's fields has no place that nothing fills in. They are looked at when the editor is about to
 * save an entry with all of its languages.
 */
import { DEFAULT_LOCALE, type Locale } from '../../lib/locales.ts';
import { isOwnAddress, likelyOwnAddress, TEXT_PAGES } from '../../lib/site-links.ts';
import { unknownPlaceholders } from '../../lib/studio-placeholders.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { localAddress } from '../../shared/local-addresses.ts';
import { basename, dirname } from '../../shared/path.ts';
import { fileLabel } from '../config/labels.ts';
import type { EditorLanguage } from '../language.ts';
import type { EditorSettings } from '../settings.ts';
import { isFields, type Data, type Fields } from './data.ts';
import { foundLinks, isLost, knownLinks, linkFault, type FoundLink, type Places } from './entry-links.ts';
import { galleryGroups, groupKeys, groupsIn } from './gallery-groups.ts';
import { markdownFaults } from './markdown-faults.ts';
import { DEAD_LINKS, LOST_LINK, MARKDOWN_SENTENCES, NAMELESS_GROUP, NOT_FILLED_IN } from './rule-sentences.ts';
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

interface PlacesAround {
  before: Places;
  after: Places;
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

/** @param site the addresses of its pages in its first language, and its pictures */
export function entryRules(
  { pages, pictures }: Pick<EditorSettings, 'pages' | 'pictures'>,
  language: EditorLanguage,
): EntryRules {
  /** What some file says: what is wrong already keeps nobody from mending something else. */
  const known = new Set<string>();
  const links = knownLinks();
  const shown = textPictures(pictures);
  const reported = new Set<string>();
  const groups = galleryGroups();
  let questions: Fields[] = [];

  /** What links may lead to before an entry is saved, and after. */
  function placesAround({ path, data }: SavedEntry): PlacesAround {
    const before: Places = { pages, questions, groups: groups.keys() ?? {} };
    if (path.endsWith('questions.yaml')) return { before, after: { ...before, questions: questionsIn(data) } };
    // Links lead to the groups that the first language names.
    return { before, after: path.endsWith('galleries.yaml') ? { ...before, groups: groupKeys([data]) } : before };
  }

  /** Tells once of a link in another file to a place that is taken out. */
  function lostLinkOnce(path: string, { before, after }: PlacesAround): string | undefined {
    if (before === after) return undefined;
    for (const { link, file } of links.all()) {
      const key = JSON.stringify([link.to, file.name]);
      if (path.endsWith(basename(file.file)) || reported.has(key) || !isLost(link, before, after)) continue;
      reported.add(key);
      return interpolate(LOST_LINK[language], { to: link.to, file: fileLabel(file.name, language) });
    }
    return undefined;
  }

  /** @param folder of the file that the link stands in */
  function deadLinkSentence(link: FoundLink, folder: string, { before, after }: PlacesAround): string | undefined {
    const { to, isPicture, on } = link;
    const sentence = (kind: keyof typeof DEAD_LINKS, meant?: string) =>
      interpolate(DEAD_LINKS[kind][language], { to, meant: meant ?? '', pages: pages.join(', ') });
    if (isPicture) {
      const fault = shown.fault(to, folder);
      // Of a picture in notes that nobody reads, the build looks at the name alone.
      return fault && (on !== undefined || fault.kind === 'strayPercent')
        ? sentence(fault.kind, fault.meant)
        : undefined;
    }
    if (links.has(link) && !isLost(link, before, after)) return undefined;
    if (to.trim() === '') return sentence('emptyAddress');
    const local = localAddress(to);
    if (!isOwnAddress(local ?? to)) return sentence('noAddress', likelyOwnAddress(to));
    const dead = linkFault(link, after);
    if (local !== undefined && (!dead || dead.meant !== undefined))
      return sentence('localAddress', dead ? dead.meant : local);
    return dead && sentence(dead.kind === 'noPage' && dead.meant ? 'misspeltPage' : dead.kind, dead.meant);
  }

  return {
    remember: (format, data) => {
      if (format === 'questions') questions = questionsIn(data);
      if (format === 'galleries') groups.remember(data);
      const named = links
        .remember(format, data)
        .filter(({ isPicture }) => isPicture)
        .map(({ to }) => to);
      shown.remember(format, data, named);
      for (const written of unknownIn(data)) known.add(written);
      for (const { written } of markdownFaults(data)) known.add(written);
    },
    forget: shown.forget,
    refusal: (entry) => {
      const { path, data, i18n = {} } = entry;
      const on = TEXT_PAGES[basename(path)];
      const isOfQuestions = path.endsWith('questions.yaml');
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
      const places = placesAround(entry);
      for (const link of texts.flatMap(([locale, section]) => foundLinks(section.data, locale as Locale, on))) {
        const sentence = deadLinkSentence(link, dirname(path), places);
        if (sentence !== undefined) return sentence;
      }
      const lost = lostLinkOnce(path, places);
      if (lost !== undefined) return lost;
      const nameless = path.endsWith('galleries.yaml') ? namelessGroup(entry) : undefined;
      if (!nameless || reported.has(JSON.stringify(nameless))) return undefined;
      reported.add(JSON.stringify(nameless));
      const other = new Intl.DisplayNames([language], { type: 'language' }).of(nameless.code) ?? nameless.code;
      return interpolate(NAMELESS_GROUP[language], { name: nameless.group, language: other });
    },
  };
}
