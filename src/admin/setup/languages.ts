/** The languages that have pages: all but those that the project's file leaves out. */
import { DEFAULT_LOCALE, enabledLocales, SUPPORTED_LOCALES, type Locale } from '../../lib/locales.ts';

/** From the project's folder. */
export const LEFT_OUT_FILE = 'src/lib/left-out-languages.json';

/** Those that an owner may leave out. */
export const OPTIONAL_LOCALES: readonly Locale[] = SUPPORTED_LOCALES.filter((code) => code !== DEFAULT_LOCALE);

/** @param text of the file; where it is missing or broken every language has pages */
export function readLanguages(text: string | undefined): Locale[] {
  try {
    const leftOut: unknown = JSON.parse(text ?? '');
    if (Array.isArray(leftOut)) return enabledLocales(leftOut.map(String)).map(({ code }) => code);
  } catch {
    // As when it is missing.
  }
  return [...SUPPORTED_LOCALES];
}

const OF_LANGUAGE = /^src\/content\/([^/]+)\//;

/** @returns whether a file is one of texts in a language without pages. @param kept the languages that have pages */
export function isLeftOut(path: string, kept: readonly Locale[]): boolean {
  const code = SUPPORTED_LOCALES.find((each) => each === OF_LANGUAGE.exec(path)?.[1]);
  return code !== undefined && !kept.includes(code);
}

/** The text of the file with a language kept, or left out. */
export function withLanguage(text: string | undefined, code: Locale, isKept: boolean): string {
  const kept = readLanguages(text);
  const leftOut = SUPPORTED_LOCALES.filter((each) => !(each === code ? isKept : kept.includes(each)));
  return `${JSON.stringify(leftOut).replaceAll(',', ', ')}\n`;
}
