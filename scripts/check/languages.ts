/** Texts compared between the languages: what one has and another lacks. */
import { DEFAULT_LOCALE, SUPPORTED_LOCALES, type Locale } from '../../src/lib/locales.ts';
import { isBlank } from '../../src/shared/is-blank.ts';
import { looksLike } from '../gallery/safe-name.ts';
import type { FieldFinding } from './fields/read-fields.ts';
import { galleryAddition, decomposedName } from './gallery-names.ts';
import type { ParsedText } from './yaml/parse-file.ts';
import { advice, error, type CheckFinding } from './problem.ts';
import { shortened } from './shortened.ts';
import { valueAt } from '../../src/shared/value-at.ts';

// Built once: every text of the site is checked, and asking Intl takes as long as reading a short text.
const displayNames = new Intl.DisplayNames('en', { type: 'language' });
const NAMES = new Map(SUPPORTED_LOCALES.map((code) => [code, displayNames.of(code) ?? code]));
/** A language by its English name: `Hindi`. */
export const languageName = (locale: Locale): string => NAMES.get(locale) ?? locale;
const ENGLISH = languageName(DEFAULT_LOCALE);

/** Whether a field is left out or empty. */
export const isNothing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && isBlank(value));

/** What is said of a missing or empty text, with the text of the first language that it belongs to. */
export function withFirstLanguageText(finding: FieldFinding, data: unknown, first: unknown): FieldFinding {
  const said = valueAt(first, finding.path);
  if (typeof said !== 'string' || !isNothing(valueAt(data, finding.path))) return finding;
  return { ...finding, cause: `${finding.cause} In ${ENGLISH} it is ‘${shortened(said.trim())}’.` };
}

/** Advice on a text that another language has and this one may do without. */
export const missingFile = (name: string, locale: Locale): CheckFinding =>
  advice(
    `Another language has a file ${name}, so pages in ${languageName(locale)} say less than those.`,
    `Write it in ${languageName(locale)} too, with the same fields.`,
  );

/** Galleries that the first language names and this one does not, and the other way round. */
export function galleryDifferences(source: ParsedText, first: unknown): FieldFinding[] {
  const { data } = source;
  if (data === null || typeof data !== 'object' || first === null || typeof first !== 'object') return [];
  const [here, there] = [Object.keys(data), Object.keys(first)];
  const file = `src/content/${DEFAULT_LOCALE}/galleries.yaml`;
  return [
    ...there
      .filter((name) => !here.some((other) => looksLike(other, name)))
      .map((name) => ({
        ...error(`The gallery ${name} has no title here.`, galleryAddition(source, name)),
        path: [],
      })),
    ...here
      .filter((name) => !there.includes(name))
      .flatMap((name) => {
        const finding = there.some((other) => looksLike(other, name))
          ? decomposedName(name)
          : error(`No gallery is named ${name} in ${file}.`, 'Name it there too, or take it out here.');
        return finding ? [{ ...finding, path: [name] }] : [];
      }),
  ];
}
