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
import type { WithoutNames } from './own-names.ts';
import type { Path, ParsedText } from './parse-file.ts';
import { valueAt } from '../../src/shared/value-at.ts';

/** Names that stay as they are in every language. */
const BRANDS = ['WhatsApp', 'Instagram', 'Facebook', 'YouTube', 'Google Maps', 'Google'];
/** Texts that the studio reads, not the visitor. */
const FOR_THE_STUDIO = ['contact.subject'];
/**
 * Texts that are given once for all languages or once for each, by where they stand in files that all languages share.
 * Names are none of them: they may stay as they are.
 */
const SAID_FOR_ALL = /^(notices\.\d+\.text|specialDays\.\d+\.reason|reviews\.\d+\.occasion|groups\.[^.]+\.name)$/;
const sameText: WithoutNames = (text) => text;
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

/** What is left of a text without names, addresses and placeholders, which are the same in every language. */
const withoutFacts = (text: string, withoutNames: WithoutNames): string =>
  BRANDS.reduce(
    (left, name) => left.replaceAll(name, ' '),
    withoutNames(text.replace(/\{\w*\}|\S+@\S+|https?:\S+/g, ' ')),
  );

/**
 * Advice on a text that is written in the letters of another of the site's languages.
 * @param field such as `alt`
 */
function inOtherLetters(
  text: string,
  locale: Locale,
  withoutNames: WithoutNames,
  field?: string,
): Omit<FieldFinding, 'path'> | undefined {
  const letters = lettersOf(locale);
  const plain = withoutFacts(text, withoutNames);
  if (!letters || !/\p{L}/u.test(plain)) return undefined;
  const language = languageName(locale);
  const strange = LOCALES.filter((code) => code !== locale).find((code) => lettersOf(code)?.test(plain));
  // English words are common in other languages; other letters in an English text are a slip.
  if (!strange || (letters.test(plain) && locale !== DEFAULT_LOCALE)) return undefined;
  const moved = field === altField(DEFAULT_LOCALE) ? `, and this one as \`${altField(strange)}\`` : '';
  return advice(
    `The text ‘${shortened(text)}’ is not in ${language}, but in the letters of ${languageName(strange)}.`,
    `Write it in ${language}${moved}.`,
    {
      cause: `These have texts that are not in ${language}, but in the letters of ${languageName(strange)}.`,
      remedy: `Write them in ${language}.`,
    },
  );
}

/**
 * Advice on a text that is said once for all languages, in letters of one that another language has not.
 * @param field such as `reason`
 */
function inSomeLetters(text: string, field: string): Omit<FieldFinding, 'path'> | undefined {
  const plain = withoutFacts(text, sameText);
  const isIn = (code: Locale) => lettersOf(code)?.test(plain) ?? true;
  const other = LOCALES.find((code) => !isIn(code));
  if (other === undefined || !LOCALES.some(isIn)) return undefined;
  const fields = LOCALES.map((code) => `${code}: …`).join(', ');
  return advice(
    `The text ‘${shortened(text)}’ stands on the pages of every language, and is not in ${languageName(other)}.`,
    `Write it in each: \`${field}: { ${fields} }\`.`,
  );
}

/** The texts of a file that all languages share which are said once for all of them, without names. */
function textsForAll(data: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof data === 'string') return SAID_FOR_ALL.test(path.join('.')) ? [{ path, text: data }] : [];
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) => textsForAll(value, [...path, key]));
}

/** Texts of a file that all languages share which one of them cannot read. */
export const foreignSharedTexts = (source: ParsedText): FieldFinding[] => [
  ...foreignTexts(source, undefined, sameText),
  ...textsForAll(source.data).flatMap(({ path, text }) => {
    const found = inSomeLetters(text, String(path.at(-1)));
    return found ? [{ ...found, path }] : [];
  }),
];

/**
 * Texts of a file that are in another language's letters.
 * @param locale the language of the file's folder; undefined for a file that all languages share
 */
export function foreignTexts(
  { data, lines, head }: ParsedText,
  locale: Locale | undefined,
  withoutNames: WithoutNames,
): FieldFinding[] {
  const fields = textsIn(data, locale)
    .filter(({ path }) => !FOR_THE_STUDIO.includes(path.join('.')))
    .flatMap(({ path, text, ...said }): FieldFinding[] => {
      const found = inOtherLetters(text, said.locale, withoutNames, String(path.at(-1)));
      return found ? [{ ...found, path }] : [];
    });
  const body = lines.slice(head).flatMap((text, at): FieldFinding[] => {
    const found = locale && inOtherLetters(text, locale, withoutNames);
    return found ? [{ ...found, path: [], line: head + at + 1 }] : [];
  });
  return [...fields, ...body];
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
