/**
 * The places that every text of the content may have: the studio's name and its city, from studio.yaml. Free of Astro.
 */
import { interpolate } from '../shared/interpolate.ts';
import { CODES, DEFAULT_LOCALE, altField, type Locale } from './locales.ts';

/** They are written `{name}` and `{city}`. */
export const STUDIO_PLACES = ['name', 'city'] as const;

/** Names in braces that are no known place, such as `{town}`. */
export const unknownPlaces = (markdown: string): string[] =>
  [...markdown.matchAll(/\{\s*(\w+)\s*\}/g)]
    .map(([written]) => written)
    .filter((written) => !STUDIO_PLACES.some((place) => written === `{${place}}`));

/** What stands in the places, in each language. A fact that is missing leaves its place as it is written. */
export type StudioPlaces = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

const field = (value: unknown, name: string): unknown =>
  value !== null && typeof value === 'object' ? Reflect.get(value, name) : undefined;

/** A text that is the same in every language, or one for each; undefined for anything else. */
function textIn(locale: Locale, text: unknown): string | undefined {
  const said = typeof text === 'string' ? text : field(text, locale);
  return typeof said === 'string' ? said.trim() : undefined;
}

/** @param facts what studio.yaml says, sound or not */
export function studioPlaces(facts: unknown): StudioPlaces {
  const said = { name: field(facts, 'name'), city: field(field(facts, 'address'), 'city') };
  return Object.fromEntries(
    CODES.map((code) => {
      const values = STUDIO_PLACES.map((place) => [place, textIn(code, said[place])] as const);
      return [code, Object.fromEntries(values.filter(([, value]) => value !== undefined))];
    }),
  ) as StudioPlaces;
}

/** The language of an entry's texts, where its name says so: `hi/home.yaml`. */
export const localeOfEntry = (id: string): Locale => CODES.find((code) => id.startsWith(`${code}/`)) ?? DEFAULT_LOCALE;

/** The language that a field is in, where its name says so: `hi`, `alt_hi`. */
const localeOfField = (name: string): Locale | undefined =>
  CODES.find((code) => name === code || (code !== DEFAULT_LOCALE && name === altField(code)));

/**
 * A copy of `data` with the places of its texts filled in.
 * @param locale the language of texts whose field does not name one
 */
export function fillPlaces<Data>(data: Data, places: StudioPlaces, locale: Locale): Data;
export function fillPlaces(data: unknown, places: StudioPlaces, locale: Locale): unknown {
  if (typeof data === 'string') return interpolate(data, places[locale]);
  if (Array.isArray(data)) return data.map((item) => fillPlaces<unknown>(item, places, locale));
  if (data === null || typeof data !== 'object' || data instanceof Date) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      fillPlaces<unknown>(value, places, localeOfField(name) ?? locale),
    ]),
  );
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** The same for HTML, in which a name stays what it is, whatever signs it has. */
export const fillHtml = (html: string, places: StudioPlaces, locale: Locale): string =>
  interpolate(
    html,
    Object.fromEntries(Object.entries(places[locale]).map(([place, value]) => [place, escaped(value)])),
  );
