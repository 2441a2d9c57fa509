/**
 * The placeholders that every text of the content may have: the studio's name and its city, from studio.yaml. Free of
 * Astro.
 */
import { escapeHtml } from '../shared/escape-html.ts';
import { interpolate } from '../shared/interpolate.ts';
import { valueAt } from '../shared/value-at.ts';
import { LOCALES, DEFAULT_LOCALE, localeOfField, type Locale } from './locales.ts';

/** They are written `{name}` and `{city}`. */
export const STUDIO_PLACEHOLDERS = ['name', 'city'] as const;

/** Names in braces that are no known placeholder, such as `{town}`. */
export const unknownPlaceholders = (markdown: string): string[] =>
  [...markdown.matchAll(/\{\s*(\w+)\s*\}/g)]
    .map(([written]) => written)
    .filter((written) => !STUDIO_PLACEHOLDERS.some((placeholder) => written === `{${placeholder}}`));

/** What stands in the placeholders, in each language. A missing fact leaves its placeholder as it is written. */
export type StudioPlaceholders = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** A text that is the same in every language, or one for each; undefined for anything else. */
function textIn(locale: Locale, text: unknown): string | undefined {
  const said = typeof text === 'string' ? text : valueAt(text, [locale]);
  return typeof said === 'string' ? said.trim() : undefined;
}

/** @param facts what studio.yaml says, sound or not */
export function studioPlaceholders(facts: unknown): StudioPlaceholders {
  const said = { name: valueAt(facts, ['name']), city: valueAt(facts, ['address', 'city']) };
  return Object.fromEntries(
    LOCALES.map((code) => {
      const values = STUDIO_PLACEHOLDERS.map((placeholder) => [placeholder, textIn(code, said[placeholder])] as const);
      return [code, Object.fromEntries(values.filter(([, value]) => value !== undefined))];
    }),
  ) as StudioPlaceholders;
}

/** The language of an entry's texts, where its name says so: `hi/home.yaml`. */
export const localeOfEntry = (id: string): Locale =>
  LOCALES.find((code) => id.startsWith(`${code}/`)) ?? DEFAULT_LOCALE;

/**
 * A copy of `data` with the placeholders of its texts filled in.
 * @param locale the language of texts whose field does not name one
 */
export function fillPlaceholders<Data>(data: Data, placeholders: StudioPlaceholders, locale: Locale): Data;
export function fillPlaceholders(data: unknown, placeholders: StudioPlaceholders, locale: Locale): unknown {
  if (typeof data === 'string') return interpolate(data, placeholders[locale]);
  if (Array.isArray(data)) return data.map((item) => fillPlaceholders<unknown>(item, placeholders, locale));
  if (data === null || typeof data !== 'object' || data instanceof Date) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      fillPlaceholders<unknown>(value, placeholders, localeOfField(name) ?? locale),
    ]),
  );
}

/** The same for HTML, in which a name stays what it is, whatever characters it has. */
export const fillHtml = (html: string, placeholders: StudioPlaceholders, locale: Locale): string =>
  interpolate(
    html,
    Object.fromEntries(
      Object.entries(placeholders[locale]).map(([placeholder, value]) => [placeholder, escapeHtml(value)]),
    ),
  );
