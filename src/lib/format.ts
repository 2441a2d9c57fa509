/** Days and sums as a language writes them. Free of Astro. */
import type { CalendarDate } from '../shared/calendar-date.ts';
import { settingsOf, type Locale } from './locales.ts';

/** A day of the calendar in words: `2026-12-07` → `7 December 2026`, `7 दिसंबर 2026`. */
export function dateIn(date: CalendarDate, locale: Locale): string {
  const { intl, date: options } = settingsOf(locale);
  return new Intl.DateTimeFormat(intl, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/**
 * Stretches of days in words, without the year unless one runs into the next: `8–9 December and 11 December`.
 * @param stretches the first and the last day of each
 */
export function stretchesIn(stretches: readonly [CalendarDate, CalendarDate][], locale: Locale): string {
  const { intl, date: options } = settingsOf(locale);
  const days = new Intl.DateTimeFormat(intl, { ...options, year: undefined, timeZone: 'UTC' });
  const said = stretches.map(([from, to]) => days.formatRange(new Date(from), new Date(to)).replace(/\s/g, ' '));
  return new Intl.ListFormat(intl, { type: 'conjunction' }).format(said);
}

/** A sum of whole rupees, in lakhs where it is large: `₹15,000`, `₹1,25,000`. */
export const rupeesIn = (amount: number, locale: Locale): string =>
  new Intl.NumberFormat(settingsOf(locale).intl, {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  }).format(amount);
