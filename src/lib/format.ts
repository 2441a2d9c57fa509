/** Days as a language writes them, and numbers as all of them do here. Free of Astro. */
import type { CalendarDate } from '../shared/calendar-date.ts';
import { interpolate } from '../shared/interpolate.ts';
import { listIn } from './format-list.ts';
import { settingsOf, type Locale } from './locales.ts';

/** A day of the calendar in words: `2026-12-07` → `7 December 2026`, `7 दिसंबर 2026`. */
export function dateIn(date: CalendarDate, locale: Locale): string {
  const { intl, date: options } = settingsOf(locale);
  return new Intl.DateTimeFormat(intl, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** A month in words: `2026-02` → `February 2026`, `फ़रवरी 2026`. */
export const monthIn = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(settingsOf(locale).intl, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** Minutes as hours and minutes in words: 90 → `1 hour 30 minutes`, `1 घंटा 30 मिनट`. */
export function durationIn(minutes: number, locale: Locale): string {
  const { intl } = settingsOf(locale);
  const parts = [
    { unit: 'hour', count: Math.floor(minutes / 60) },
    { unit: 'minute', count: minutes % 60 },
  ];
  const said = parts
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) => new Intl.NumberFormat(intl, { style: 'unit', unit, unitDisplay: 'long' }).format(count));
  return new Intl.ListFormat(intl, { type: 'unit', style: 'narrow' }).format(said);
}

/**
 * From one day to another. Within a month the dash is closed, as it is between other numbers of the site: in some
 * languages `Intl` puts spaces around it where the year is left out.
 */
function rangeText(days: Intl.DateTimeFormat, from: CalendarDate, to: CalendarDate): string {
  // The narrow spaces of some versions are missing from the fonts of old phones.
  const said = days.formatRange(new Date(from), new Date(to)).replace(/\s/g, ' ');
  return from.slice(0, 7) === to.slice(0, 7) ? said.replace(' – ', '–') : said;
}

/** From one day to another, both included: `8–10 November 2026`; the same day twice is that day. */
export function dateRangeIn(from: CalendarDate, to: CalendarDate, locale: Locale): string {
  const { intl, date: options } = settingsOf(locale);
  return rangeText(new Intl.DateTimeFormat(intl, { ...options, timeZone: 'UTC' }), from, to);
}

/**
 * Stretches of days in words, without the year unless one runs into the next: `8–9 December and 11 December`.
 * @param stretches the first and the last day of each
 */
export function dateRangesText(stretches: readonly [CalendarDate, CalendarDate][], locale: Locale): string {
  const { intl, date: options } = settingsOf(locale);
  const days = new Intl.DateTimeFormat(intl, { ...options, year: undefined, timeZone: 'UTC' });
  return listIn(
    stretches.map(([from, to]) => rangeText(days, from, to)),
    intl,
  );
}

/** Numbers in lakhs for every language: of India's own, `Intl` groups some, such as Marathi, by thousands. */
const NUMBERS = 'en-IN';

/** A number, in lakhs where it is large: `4.8`, `1,25,000`. */
export const numberText = (value: number): string => new Intl.NumberFormat(NUMBERS).format(value);

/** A sum of whole rupees, in lakhs where it is large: `₹15,000`, `₹1,25,000`. */
export const rupeesText = (amount: number): string =>
  new Intl.NumberFormat(NUMBERS, { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }).format(amount);

/**
 * So many of something: `1 look`, `10 looks`.
 * @param words with `{n}`; a form beyond the two of them is the other one
 */
export function countText(n: number, words: Record<'one' | 'other', string>, locale: Locale): string {
  const form = new Intl.PluralRules(settingsOf(locale).intl).select(n);
  return interpolate(form === 'one' ? words.one : words.other, { n });
}
