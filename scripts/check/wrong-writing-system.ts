/** Texts in the letters of another of the site's languages than the one that they stand in. */
import {
  LOCALES,
  DEFAULT_LOCALE,
  SUPPORTED_LOCALES,
  altField,
  localeOfField,
  scriptOf,
  type Locale,
} from '../../src/lib/locales.ts';
import type { FieldFinding } from './fields/read-fields.ts';
import { languageName } from './languages.ts';
import { shortened } from './shortened.ts';
import { advice } from './problem.ts';
import type { WithoutNames } from './studio-names.ts';
import type { Path, ParsedText } from './yaml/parse-file.ts';

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

// Built once: every text of the site is checked, and building one takes as long as reading a short text.
const LETTERS = new Map(
  SUPPORTED_LOCALES.flatMap((code) => {
    const script = scriptOf(code);
    return script === undefined ? [] : [[code, new RegExp(`\\p{Script=${script}}`, 'u')]];
  }),
);

/** The letters that a language is written in; undefined for one that nobody writes. */
export const lettersOf = (locale: Locale): RegExp | undefined => LETTERS.get(locale);

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
    withoutNames(text.replace(/\{\w*\}|\S+@\S+|https?:\S+|(?<=\]\()[^)\s]+/g, ' ')),
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
export const sharedWritingSystemFindings = (source: ParsedText): FieldFinding[] => [
  ...writingSystemFindings(source, undefined, sameText),
  ...textsForAll(source.data).flatMap(({ path, text }) => {
    const found = inSomeLetters(text, String(path.at(-1)));
    return found ? [{ ...found, path }] : [];
  }),
];

/**
 * Texts of a file that are in another language's letters.
 * @param locale the language of the file's folder; undefined for a file that all languages share
 */
export function writingSystemFindings(
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
