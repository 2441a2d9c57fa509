/** The number that a text in the place of one says: `₹1,500/-`, `4,8`, `2 hours`. */
import { plainDigits } from '../../../src/shared/plain-digits.ts';
import { withoutForeignQuotes } from '../yaml/foreign-quotes.ts';
import { INVISIBLE } from '../yaml/invisible-characters.ts';
import type { Path } from '../yaml/parse-file.ts';
import { isNumberAt, isValidAt, unitAt, type Schema } from './schema-path.ts';

const MINUTES_OF_HOUR = 60;
/** How exactly a number is reckoned: 1.1 hours are 66 minutes. */
const DECIMALS = 6;

/** A number with its signs, and no space or sign behind it. */
const NUMBER = String.raw`\d+(?:[.,·]\d+)*`;
/** A number alone, before the word for its unit. */
const PART = new RegExp(String.raw`(${NUMBER})\s*([\p{L}\p{M}]*)\.?\s*(?:,|&|and\b|और)?\s*`, 'uy');
const CLOCK_TIME = /^(\d{1,2}):([0-5]\d)(?:\s*([\p{L}\p{M}]+))?$/u;
const HOURS = /^(h|hrs?|hours?|ghant[ae]|घं?ट[ाे]|घण्ट[ाे]|घन्ट[ाे])$/i;
const MINUTES = /^(m|mins?|minutes?|मिनट|मिनिट)$/i;

/** What people write around a price: signs, and words that make no other number of it. */
const AROUND_PRICE = /₹|\/?-(?!\s*\d)/g;
const PRICE_WORD = /^(rs|inr|rupees?|rupaye|only|from|onwards|रुपये|रुपए|रुपया|रु)$/i;
const WORD = /([\p{L}\p{M}]+)\.?/gu;
const THOUSAND = /^(k|thousand|ha[zj]ar|हज\u093c?ार)$/i;
const LAKH = /^(lakhs?|lacs?|लाख)$/i;

/** A number with commas between its thousands. */
const COMMAS = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;
/** A number with dots, or spaces, between its thousands, as only a price has it. */
const DOTS = /^\d{1,3}(?:\.\d{3})+$/;
const SPACES = /^\d{1,3}(?: \d{3})+$/;

/** How a number may be read; the likelier reading comes first. */
function readings(written: string, isPrice = false): number[] {
  if (COMMAS.test(written)) return [written.replaceAll(',', ''), written.replace(',', '.')].map(Number);
  if (isPrice && (DOTS.test(written) || SPACES.test(written))) return [Number(written.replace(/\D/g, ''))];
  return /^\d+(?:[.,·]\d+)?$/.test(written) ? [Number(written.replace(/[,·]/, '.'))] : [];
}

const times = (factor: number) => (number: number) => Number((number * factor).toFixed(DECIMALS));

/** `1 hour 30 minutes`, `2h30`, `1:30`. A number without a unit is none, for it may be of hours as well. */
function minutesIn(text: string): number[] {
  const [, hours, minutes, unit = 'h'] = CLOCK_TIME.exec(text) ?? [];
  if (hours !== undefined) return HOURS.test(unit) ? [Number(hours) * MINUTES_OF_HOUR + Number(minutes)] : [];
  let [sum, end, before] = [0, 0, ''];
  for (const { 0: whole, 1: written = '', 2: name = '', index } of text.matchAll(new RegExp(PART, 'uyg'))) {
    const [number] = readings(written);
    // Behind hours minutes need no word.
    const isRest = name === '' && HOURS.test(before);
    if (number === undefined || !(isRest || HOURS.test(name) || MINUTES.test(name))) return [];
    sum += times(HOURS.test(name) ? MINUTES_OF_HOUR : 1)(number);
    before = name;
    end = index + whole.length;
  }
  return end === text.length && end > 0 ? [sum] : [];
}

function priceIn(text: string): number[] {
  let factor = 1;
  const bare = text.replace(AROUND_PRICE, '').replace(WORD, (written, word: string) => {
    if (THOUSAND.test(word)) factor *= 1000;
    else if (LAKH.test(word)) factor *= 100_000;
    else if (!PRICE_WORD.test(word)) return written;
    // Two numbers stay two.
    return '|';
  });
  return readings(bare.replace(/^[|\s]+|[|\s]+$/g, ''), true).map(times(factor));
}

/** The one number in a text that says nothing besides; a word may say of what it is, and so makes another of it. */
function plainNumberIn(text: string): number[] {
  const [written, another] = text.match(new RegExp(NUMBER, 'g')) ?? [];
  const isAlone = written !== undefined && another === undefined && !/[\p{L}\p{M}-]/u.test(text);
  return isAlone ? readings(written) : [];
}

/**
 * The number that `text` says in the place of the one at `path`.
 * @returns nothing where none belongs there, where it cannot be told which is meant, or where that one is refused too
 */
export function meantNumber(schema: Schema, path: Path, text: unknown): number | undefined {
  if (typeof text !== 'string' || !isNumberAt(schema, path) || INVISIBLE.test(text)) return undefined;
  const bare = plainDigits(withoutForeignQuotes(text) ?? text.trim()).normalize();
  const unit = unitAt(schema, path);
  const numbers = unit === 'minutes' ? minutesIn(bare) : unit === 'rupees' ? priceIn(bare) : [];
  return [...numbers, ...plainNumberIn(bare)].find((number) => isValidAt(schema, path, number));
}
