/** Texts compared between the languages: texts that are missing, and texts in the letters of another language. */
import {
  LOCALES,
  DEFAULT_LOCALE,
  SUPPORTED_LOCALES,
  altField,
  localeOfField,
  scriptOf,
  type Locale,
} from '../../src/lib/locales.ts';
import type { FieldFinding } from './fields.ts';
import { advice, error, type CheckFinding } from './problem.ts';
import type { Path, ParsedText } from './parse-file.ts';
import { valueAt } from '../../src/shared/value-at.ts';

/** Names that stay as they are in every language. */
const BRANDS = ['WhatsApp', 'Instagram', 'Facebook', 'YouTube', 'Google Maps', 'Google'];
/** Texts that the studio reads, not the visitor. */
const FOR_THE_STUDIO = ['contact.subject'];
/** Where a link leads, which is no word. */
const TARGET = 'to';
/** Letters of a text that a sentence about it shows. */
const SHOWN = 60;

// Built once: every text of the site is checked, and asking Intl takes as long as reading a short text.
const displayNames = new Intl.DisplayNames('en', { type: 'language' });
const NAMES = new Map(SUPPORTED_LOCALES.map((code) => [code, displayNames.of(code) ?? code]));
const LETTERS = new Map(
  SUPPORTED_LOCALES.flatMap((code) => {
    const script = scriptOf(code);
    return script === undefined ? [] : [[code, new RegExp(`\\p{Script=${script}}`, 'u')]];
  }),
);

/** A language by its English name: `Hindi`. */
export const languageName = (locale: Locale): string => NAMES.get(locale) ?? locale;
const ENGLISH = languageName(DEFAULT_LOCALE);

/** The letters that a language is written in; undefined for one that nobody writes. */
export const lettersOf = (locale: Locale): RegExp | undefined => LETTERS.get(locale);

const isNothing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()} …` : text);

/** What is said of a missing or empty text, with the text of the first language that it belongs to. */
export function withFirst(finding: FieldFinding, data: unknown, first: unknown): FieldFinding {
  const said = valueAt(first, finding.path);
  if (typeof said !== 'string' || !isNothing(valueAt(data, finding.path))) return finding;
  return { ...finding, cause: `${finding.cause} In ${ENGLISH} it is ‘${shortened(said.trim())}’.` };
}

/** Every text below `data` with the language that it should be in; none where nothing says so. */
function textsIn(
  data: unknown,
  locale: Locale | undefined,
  path: Path = [],
): { path: Path; text: string; locale: Locale }[] {
  if (typeof data === 'string') return locale ? [{ path, text: data, locale }] : [];
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === TARGET ? [] : textsIn(value, locale ?? localeOfField(key), [...path, key]),
  );
}

/** Advice on a text that is written in the letters of another of the site's languages. */
function inOtherLetters(text: string, locale: Locale, own: readonly string[]): Omit<FieldFinding, 'path'> | undefined {
  const letters = lettersOf(locale);
  const plain = [...BRANDS, ...own].reduce(
    (left, name) => left.replaceAll(name, ' '),
    text.replace(/\{\w*\}|\S+@\S+|https?:\S+/g, ' '),
  );
  if (!letters || !/\p{L}/u.test(plain)) return undefined;
  const language = languageName(locale);
  const strange = LOCALES.filter((code) => code !== locale).find((code) => lettersOf(code)?.test(plain));
  // English words are common in other languages; other letters in an English text are a slip.
  if (!strange || (letters.test(plain) && locale !== DEFAULT_LOCALE)) return undefined;
  return advice(
    `The text ‘${shortened(text)}’ is not in ${language}, but in the letters of ${languageName(strange)}.`,
    `Write it in ${language}.`,
    {
      cause: `These have texts that are not in ${language}, but in the letters of ${languageName(strange)}.`,
      remedy: `Write them in ${language}.`,
    },
  );
}

/**
 * Texts of a file that are in another language's letters.
 * @param locale the language of the file's folder; undefined for a file that all languages share
 * @param own the studio's names, which may stand in any letters
 */
export function foreignTexts(
  { data, lines, head }: ParsedText,
  locale: Locale | undefined,
  own: readonly string[],
): FieldFinding[] {
  const fields = textsIn(data, locale)
    .filter(({ path }) => !FOR_THE_STUDIO.includes(path.join('.')))
    .flatMap(({ path, text, ...said }): FieldFinding[] => {
      const found = inOtherLetters(text, said.locale, own);
      return found ? [{ ...found, path }] : [];
    });
  const body = lines.slice(head).flatMap((text, at): FieldFinding[] => {
    const found = locale && inOtherLetters(text, locale, own);
    return found ? [{ ...found, path: [], line: head + at + 1 }] : [];
  });
  return [...fields, ...body];
}

/** The words of the studio's own names, in all languages. */
export function ownNames(studio: unknown): string[] {
  const said = [valueAt(studio, ['name']), valueAt(studio, ['social', 'name'])];
  return said
    .flatMap((value): unknown[] =>
      value !== null && typeof value === 'object' ? Object.values(value as Record<string, unknown>) : [value],
    )
    .filter((value) => typeof value === 'string')
    .flatMap((value) => [value, ...value.split(/\s+/)])
    .filter((word) => word.length > 1);
}

/** A Markdown file without the text that it has in the first language. */
export function missingBody({ lines, head }: ParsedText, first: ParsedText | undefined): FieldFinding[] {
  const bodyOf = (source: Pick<ParsedText, 'lines' | 'head'>) => source.lines.slice(source.head).join('\n').trim();
  if (!first || bodyOf({ lines, head }) !== '' || bodyOf(first) === '') return [];
  const cause = `The text below the second line --- is missing. In ${ENGLISH} it begins ‘${shortened(bodyOf(first))}’.`;
  return [{ ...error(cause, 'Write it there.'), path: [], line: head }];
}

/** Advice on a text that another language has and this one may do without. */
export const missingFile = (name: string, locale: Locale): CheckFinding =>
  advice(
    `Another language has a file ${name}, so pages in ${languageName(locale)} say less than those.`,
    `Write it in ${languageName(locale)} too, with the same fields.`,
  );

/** Cards of the course that are more or fewer than its days. @param course src/content/course.yaml */
export function cardCount(data: unknown, course: unknown): FieldFinding[] {
  const [cards, days] = [valueAt(data, ['cards']), valueAt(course, ['days'])];
  if (!Array.isArray(cards) || !Array.isArray(days) || cards.length === days.length) return [];
  const cause = `There are ${cards.length} cards here, and days for ${days.length} in src/content/course.yaml.`;
  const remedy =
    'Each card needs its days there, and each entry of `days` a card in every language, in the same order.';
  return [{ ...error(cause, remedy), path: ['cards'] }];
}

/** Galleries that the first language names and this one does not, and the other way round. */
export function otherGalleries(data: unknown, first: unknown): FieldFinding[] {
  if (data === null || typeof data !== 'object' || first === null || typeof first !== 'object') return [];
  const [here, there] = [Object.keys(data), Object.keys(first)];
  const file = `src/content/${DEFAULT_LOCALE}/galleries.yaml`;
  return [
    ...there
      .filter((name) => !here.includes(name))
      .map((name) => ({
        ...error(
          `The gallery ${name} has no title here.`,
          `Add a group \`${name}:\` with \`title\`, \`intro\` and \`description\`.`,
        ),
        path: [],
      })),
    ...here
      .filter((name) => !there.includes(name))
      .map((name) => ({
        ...error(`No gallery is named ${name} in ${file}.`, 'Name it there too, or take it out here.'),
        path: [name],
      })),
  ];
}

/** Pictures outside the galleries that have no description in one of the languages. */
export function missingAlts(data: unknown): FieldFinding[] {
  const slides = valueAt(data, ['slides']);
  const places: Path[] = [...(Array.isArray(slides) ? slides.map((_, at) => ['slides', at]) : []), ['founder']];
  return LOCALES.filter((code) => code !== DEFAULT_LOCALE).flatMap((code) =>
    places
      .filter(
        (path) => valueAt(data, [...path, 'alt']) !== undefined && isNothing(valueAt(data, [...path, altField(code)])),
      )
      .map((path) => ({
        ...advice(
          `The picture has no description in ${languageName(code)}, and stays silent there for those who cannot see it.`,
          `Add a line \`${altField(code)}: …\` below its \`alt\`.`,
        ),
        path,
      })),
  );
}
