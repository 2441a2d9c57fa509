/** Times and days as people write them. */
import { WEEK } from '../../lib/hours.ts';
import type { AnswerError } from './answer-error.ts';
import { weekdayOf } from './weekday-names.ts';

/** Digits of other scripts as those that the content is written with: `९:३०` → `9:30`. */
export const plainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // The digits of every script stand in a row, and the row of 0 to 9 ends before what is no digit.
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });

const TIME = /(?:(सुबह|दोपहर|शाम|रात)\s*)?(\d{1,2})(?:\s*[:.]\s*(\d{2})|(\d{2}))?(?!\d)\s*(?:([ap])\.?\s*m\b\.?)?/giu;
const EVENING = ['दोपहर', 'शाम', 'रात'];
/** The part of the day that goes on past midnight: `रात 12` is 0:00 and `रात 1` an hour later, `रात 8` is 20:00. */
const NIGHT = 'रात';
/** The hour at which a night is over. */
const DAWN = 5;
const MIDNIGHT = '00:00';

/** A time of day on the 24-hour clock; undefined for what is none. */
function clockTime([, part, hourText, colon, joined, half]: RegExpMatchArray): string | undefined {
  const [hour, minute] = [Number(hourText), Number(colon ?? joined ?? 0)];
  const isPastMidnight = part === NIGHT && (hour === 12 || hour < DAWN);
  const isEvening = half?.toLowerCase() === 'p' || (part !== undefined && EVENING.includes(part) && !isPastMidnight);
  const isHalfDay = half !== undefined || part !== undefined;
  if (minute > 59 || hour > 23 || (isHalfDay && (hour === 0 || hour > 12) && !(isEvening && hour > 12)))
    return undefined;
  const full = !isHalfDay || hour > 12 ? hour : (hour % 12) + (isEvening ? 12 : 0);
  return `${String(full).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** When the studio opens and closes: `9.30 am to 8.30 pm`, `09:30-20:30`. */
export function readHours(answer: string): { opens: string; closes: string } | AnswerError {
  const found = [...plainDigits(answer).matchAll(TIME)];
  const [opens, closes] = found.map(clockTime);
  if (found.length !== 2) return { error: 'notTwoTimes' };
  if (opens === undefined || closes === undefined)
    return { error: 'noTime', word: (opens === undefined ? found[0] : found[1])?.[0].trim() ?? '' };
  if (closes === MIDNIGHT) return { error: 'closesAtMidnight' };
  return closes > opens ? { opens, closes } : { error: 'closesFirst' };
}

/** @param intl a language, as `Intl` knows it; @returns the day's name in it */
export const dayName = (day: (typeof WEEK)[number], intl: string): string =>
  // 5 January 1970 was a Monday.
  new Intl.DateTimeFormat(intl, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(1970, 0, 5 + WEEK.indexOf(day)));

/** What stands between two days. */
const AND = /^(and|aur|और|व|एवं|तथा)$/i;

/** Days of the week: `Sunday and Tuesday`, `sun, tue`, `रविवार`. @returns them in their order */
export function readDays(answer: string): (typeof WEEK)[number][] | AnswerError {
  const words = answer.split(/[\s,;/&+.]+/u).filter((word) => word !== '' && !AND.test(word));
  const strange = words.find((word) => weekdayOf(word) === undefined);
  if (strange !== undefined || words.length === 0) return { error: 'noDay', word: strange ?? answer };
  const named = words.map(weekdayOf);
  const days = WEEK.filter((day) => named.includes(day));
  return days.length < WEEK.length ? days : { error: 'allClosed' };
}
