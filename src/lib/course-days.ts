/** The days of the course's cards. Free of Astro: the content check reads them too. */
import { interpolate } from '../shared/interpolate.ts';

/** The sentences of words.yaml for one day, two days, and more than two. */
export interface DayWords {
  one: string;
  two: string;
  more: string;
}

/** The form of a card's days: `2`, `17-19`. */
export const CARD_DAYS = /^(\d+)(?: ?[-–] ?(\d+))?$/;

/**
 * The days that a card takes: 1 → [1], '2-3' → [2, 3], '17-19' → [17, 18, 19].
 * What has another form, or runs backwards, stands for no day.
 */
export function daysOf(days: number | string): number[] {
  const match = CARD_DAYS.exec(String(days).trim());
  if (!match) return [];
  const first = Number(match[1]);
  const last = Number(match[2] ?? first);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}

/** The last day of the course by the days of its cards, which stand in order; 0 where no card has any. */
export const lastDay = (days: readonly (number | string)[]): number => days.flatMap(daysOf).at(-1) ?? 0;

/** The days of a card in figures: `1`, `2–3`, `17–19`. */
export function dayFigures(days: readonly number[]): string {
  const [first = 0] = days;
  const last = days.at(-1) ?? first;
  return first === last ? String(first) : `${first}–${last}`;
}

/** What a card is called by its days. */
export function dayLabel(days: readonly number[], words: DayWords): string {
  const [first = 0] = days;
  const last = days.at(-1) ?? first;
  if (first === last) return interpolate(words.one, { n: first });
  return interpolate(days.length === 2 ? words.two : words.more, { first, last });
}
