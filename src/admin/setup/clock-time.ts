/** Times and days as people write them. */
import { WEEK } from '../../lib/hours.ts';
import { plainDigits } from '../../shared/plain-digits.ts';
import type { AnswerError } from './answer-error.ts';
import { hoursIn, inOneWord, isBeside, isBetween } from './hour-words.ts';
import { namedWeekday } from './weekday-names.ts';

const TOKEN =
  /(?<hour>\d{1,2})(?:\s*[:.]\s*(?<minute>\d{2})|(?<joined>\d{2}))?(?!\d)|[\p{L}\p{M}’]+|\d+|[-\u2010-\u2015−~→>/,;&+]/gu;
/** Hours before it are no time at which a studio opens, unless it is clear that they are meant. */
const DAWN = 5;
const MIDNIGHT = '00:00';

/** A number or a word of an answer. */
interface Token {
  text: string;
  /** As it is written: `8` may be one of two hours. */
  time?: { hour: number; minute: number };
  /** The hours of the part of the day that it names. */
  part?: readonly number[];
  isBetween: boolean;
}

const tokensOf = (answer: string): Token[] =>
  Array.from(answer.matchAll(TOKEN), ({ 0: text, groups: { hour, minute, joined } = {} }) => {
    const part = hoursIn(text);
    return {
      text,
      ...(hour !== undefined && { time: { hour: Number(hour), minute: Number(minute ?? joined ?? 0) } }),
      ...(part && { part }),
      isBetween: isBetween(text) || /^[^\p{L}\p{M}\d]$/u.test(text),
    };
  });

/** How many times of day a group tells: a number, or a word that is one by itself. */
const timesOf = (group: readonly Token[]): number =>
  group.filter(({ time }) => time).length || (group.some(({ part }) => part?.length === 1) ? 1 : 0);

const DAY = Array.from({ length: 24 }, (_, hour) => hour);

/** A time of day on the 24-hour clock; undefined for what is none, or may be two. */
function clockTime(group: readonly Token[]): string | undefined {
  const parts = group.flatMap(({ part }) => (part ? [part] : []));
  const time = group.find((token) => token.time)?.time;
  const { hour, minute } = time ?? { hour: undefined, minute: 0 };
  const meant = DAY.filter(
    (each) =>
      parts.every((part) => part.includes(each)) &&
      (hour === undefined || each === hour || (parts.length > 0 && hour > 0 && hour <= 12 && each % 12 === hour % 12)),
  );
  const [full] = meant;
  if (full === undefined || meant.length > 1 || minute > 59) return undefined;
  return `${String(full).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** The tokens about each time: parted by what stands between, or else by the numbers. */
function timesIn(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = [[]];
  for (const token of tokens) {
    if (token.isBetween) groups.push([]);
    else if (token.time || token.part) groups.at(-1)?.push(token);
  }
  const found = groups.filter((group) => group.length > 0);
  const [only] = found;
  if (!only || found.length > 1) return found;
  const [first, second] = only.flatMap(({ time }, at) => (time ? [at] : []));
  if (first === undefined || second === undefined) return found;
  // `सुबह 10 शाम 7` says the part of the day before each hour, `10 am 7 pm` behind it.
  const splits = Array.from({ length: second - first }, (_, at) => [
    only.slice(0, first + 1 + at),
    only.slice(first + 1 + at),
  ]);
  return splits.find((groups) => groups.every((group) => clockTime(group) !== undefined)) ?? splits[0] ?? found;
}

/** `1 to 9 pm`: whether it opens in the night or after noon is not said. `01:00` says it, and so does `1 to 21`. */
const isUnclear = ([opens, part]: readonly Token[], closes: readonly Token[]): boolean =>
  opens?.time !== undefined &&
  part === undefined &&
  opens.time.hour > 0 &&
  opens.time.hour < DAWN &&
  !opens.text.startsWith('0') &&
  !closes.some(({ time }) => time && time.hour > 12);

const quoted = (group: readonly Token[]): string => group.map(({ text }) => text).join(' ');

/** When the studio opens and closes: `9.30 am to 8.30 pm`, `09:30-20:30`, `सुबह 10 से रात के 8`. */
export function readHours(answer: string): { opens: string; closes: string } | AnswerError {
  const tokens = tokensOf(inOneWord(plainDigits(answer).normalize('NFC')));
  const [first = [], second = [], ...more] = timesIn(tokens);
  if (timesOf(first) !== 1 || timesOf(second) !== 1 || more.length > 0) return { error: 'notTwoTimes' };
  const strange = tokens.find(({ text, time, part, isBetween: is }) => !time && !part && !is && !isBeside(text));
  if (strange) return { error: 'noTime', word: strange.text };
  const [opens, closes] = [clockTime(first), clockTime(second)];
  if (opens === undefined || isUnclear(first, second)) return { error: 'noTime', word: quoted(first) };
  if (closes === undefined) return { error: 'noTime', word: quoted(second) };
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
  const strange = words.find((word) => namedWeekday(word) === undefined);
  if (strange !== undefined || words.length === 0) return { error: 'noDay', word: strange ?? answer };
  const named = words.map(namedWeekday);
  const days = WEEK.filter((day) => named.includes(day));
  return days.length < WEEK.length ? days : { error: 'allClosed' };
}
