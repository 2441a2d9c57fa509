/** Texts compared between the languages: what one has and another lacks. */
import { LOCALES, DEFAULT_LOCALE, SUPPORTED_LOCALES, altField, type Locale } from '../../src/lib/locales.ts';
import { looksLike } from '../gallery/safe-name.ts';
import type { FieldFinding } from './fields.ts';
import { otherLetters } from './gallery-names.ts';
import { advice, error, type CheckFinding } from './problem.ts';
import type { Path } from './parse-file.ts';
import { valueAt } from '../../src/shared/value-at.ts';

/** Letters of a text that a sentence about it shows. */
const SHOWN = 60;

// Built once: every text of the site is checked, and asking Intl takes as long as reading a short text.
const displayNames = new Intl.DisplayNames('en', { type: 'language' });
const NAMES = new Map(SUPPORTED_LOCALES.map((code) => [code, displayNames.of(code) ?? code]));
/** A language by its English name: `Hindi`. */
export const languageName = (locale: Locale): string => NAMES.get(locale) ?? locale;
const ENGLISH = languageName(DEFAULT_LOCALE);

const isNothing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
/** A text as a sentence about it quotes it. */
export const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()} …` : text);

/** What is said of a missing or empty text, with the text of the first language that it belongs to. */
export function withFirst(finding: FieldFinding, data: unknown, first: unknown): FieldFinding {
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
      .filter((name) => !here.some((other) => looksLike(other, name)))
      .map((name) => ({
        ...error(
          `The gallery ${name} has no title here.`,
          `Add a group \`${name}:\` with \`title\`, \`intro\` and \`description\`.`,
        ),
        path: [],
      })),
    ...here
      .filter((name) => !there.includes(name))
      .flatMap((name) => {
        const finding = there.some((other) => looksLike(other, name))
          ? otherLetters(name)
          : error(`No gallery is named ${name} in ${file}.`, 'Name it there too, or take it out here.');
        return finding ? [{ ...finding, path: [name] }] : [];
      }),
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
