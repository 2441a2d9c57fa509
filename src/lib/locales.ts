/**
 * The languages of the site. A further one is a line here and a folder of its name in src/content. Those that the owner
 * wants no pages in stand in left-out-languages.json, which `npm run setup` writes. Free of Astro.
 */
import leftOut from './left-out-languages.json' with { type: 'json' };

/** What the site knows of a language. */
interface LocaleSettings {
  /** The folder of its texts, and the `lang` of its pages. */
  code: string;
  /** What its addresses begin with: nothing, or `/` and the code. */
  path: string;
  /** Its name for `Intl`, which formats lists and times. Which digits it has by itself is no matter. */
  intl: string;
  /** Its name for `og:locale`. */
  ogLocale: string;
  dir: 'ltr' | 'rtl';
  /** How it tells a time of day. */
  clock: Intl.DateTimeFormatOptions;
  /** How it tells a day of the calendar. */
  date: Intl.DateTimeFormatOptions;
}

/**
 * Those that the project can speak. The first is the one that stands at addresses without a prefix, and is always kept.
 */
const SUPPORTED = [
  {
    code: 'en',
    path: '',
    intl: 'en-IN',
    ogLocale: 'en_IN',
    dir: 'ltr',
    clock: { hour: '2-digit', minute: '2-digit', hour12: true },
    date: { day: 'numeric', month: 'long', year: 'numeric' },
  },
  {
    code: 'hi',
    path: '/hi',
    intl: 'hi-IN',
    ogLocale: 'hi_IN',
    dir: 'ltr',
    clock: { hour: 'numeric', minute: '2-digit', hour12: true, dayPeriod: 'short' },
    date: { day: 'numeric', month: 'long', year: 'numeric' },
  },
] as const satisfies readonly LocaleSettings[];

/** The code of a language, such as `en`. */
export type Locale = (typeof SUPPORTED)[number]['code'];

/** @param without the codes of languages that shall have no pages; @returns the others, and the first always */
export const enabledLocales = (without: readonly string[]): readonly (typeof SUPPORTED)[number][] =>
  SUPPORTED.filter(({ code }, at) => at === 0 || !without.includes(code));

/** Those that have pages. */
export const LOCALE_SETTINGS = enabledLocales(leftOut);

export const DEFAULT_LOCALE: Locale = SUPPORTED[0].code;
export const LOCALES: readonly Locale[] = LOCALE_SETTINGS.map(({ code }) => code);
/** Those as well that the owner has left out: their texts may stay in the files until they are wanted again. */
export const SUPPORTED_LOCALES: readonly Locale[] = SUPPORTED.map(({ code }) => code);

/**
 * A language's name for `Intl` by which it writes Latin digits, as studio.yaml has them in phone numbers and PIN codes.
 * @param intl its plain name; @returns the same where it writes them anyway: `hi-IN`, but `mr-IN-u-nu-latn`
 */
export const inLatinDigits = (intl: string): string =>
  new Intl.NumberFormat(intl).resolvedOptions().numberingSystem === 'latn' ? intl : `${intl}-u-nu-latn`;

const SETTINGS: readonly LocaleSettings[] = SUPPORTED.map((one) => ({ ...one, intl: inLatinDigits(one.intl) }));

/** What the site knows of a language. */
export const settingsOf = (locale: Locale): LocaleSettings =>
  SETTINGS.find(({ code }) => code === locale) ?? SUPPORTED[0];

/** The script that a language is written in, by its name in ISO 15924; undefined for one that nobody writes. */
export const scriptOf = (code: string): string | undefined => new Intl.Locale(code).maximize().script;

/** The scripts that texts of the site may be written in. */
export const SUPPORTED_SCRIPTS: readonly string[] = SUPPORTED_LOCALES.map(scriptOf).filter(
  (script) => script !== undefined,
);

/** A text that is the same in every language, or one for each. */
export type LocalizedText = string | Readonly<Record<Locale, string>>;

/** @returns the text in a language */
export const inLocale = (text: LocalizedText, locale: Locale): string =>
  typeof text === 'string' ? text : text[locale];

/** The field that holds a picture's description in a language: `alt`, `alt_hi`. */
export const altField = (locale: Locale): string => (locale === DEFAULT_LOCALE ? 'alt' : `alt_${locale}`);

/** The language that a field's text is in, where its name says so: `hi`, `alt_hi`, and `alt` by itself. */
export const localeOfField = (name: string): Locale | undefined =>
  LOCALES.find((code) => name === code || name === altField(code));

/** The description of a picture in a language; undefined when it has none, whatever it has in others. */
export function altIn(data: Readonly<Record<string, unknown>>, locale: Locale): string | undefined {
  const alt = data[altField(locale)];
  return typeof alt === 'string' ? alt : undefined;
}
