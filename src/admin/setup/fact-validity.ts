/** Answers that are well-formed and still cannot be true. The content check later applies all rules. */
import { phoneFault, pointFault } from '../../content.config/studio-rules.ts';
import { hasBegun } from '../../lib/batch-dates.ts';
import { WEEK } from '../../lib/hours.ts';
import { SUPPORTED_SCRIPTS } from '../../lib/locales.ts';
import { isCalendarDate, todayInIndia, weekdayOf } from '../../shared/calendar-date.ts';
import { EMAIL, HANDLE, PHONE, POSTAL_CODE } from '../../shared/fact-patterns.ts';
import { INDIAN_DIGITS } from '../../shared/phone-number.ts';
import { placeholdersIn } from '../../shared/placeholders.ts';
import { refusedCharacters } from '../../shared/share-font-coverage.ts';
import { valueAt } from '../../shared/value-at.ts';
import type { AnswerError } from './answer-error.ts';

export function phoneError(phone: string): AnswerError | undefined {
  if (!PHONE.test(phone)) return { error: 'noPhone', word: phone };
  const { rule, values } = phoneFault(phone) ?? {};
  if (!rule) return undefined;
  const digits = values?.['digits'] ?? INDIAN_DIGITS;
  if (rule === 'phoneLength') return { error: 'phoneLength', word: String(digits) };
  return digits === INDIAN_DIGITS ? { error: 'oneDigit', word: phone } : { error: 'indianPhone', word: String(digits) };
}

export const emailError = (email: string): AnswerError | undefined =>
  EMAIL.test(email) ? undefined : { error: 'noEmail', word: email };

export const postalCodeError = (code: string): AnswerError | undefined =>
  POSTAL_CODE.test(code) ? undefined : { error: 'noPostalCode', word: code };

export const handleError = (handle: string): AnswerError | undefined =>
  HANDLE.test(handle) ? undefined : { error: 'noHandle', word: handle };

/** @param latitude and @param longitude in degrees */
export function pointError(latitude: number, longitude: number): AnswerError | undefined {
  const rule = pointFault({ latitude, longitude });
  if (rule) return { error: rule === 'pointExchanged' ? 'exchanged' : 'seaOffAfrica' };
  return Math.abs(latitude) > 90 || Math.abs(longitude) > 180 ? { error: 'beyondTheEarth' } : undefined;
}

/** The first days of the batches to come that have no closed days of their own: those go by the studio's. */
function batchStarts(course: unknown): string[] {
  const [batches, today] = [valueAt(course, ['batches']), todayInIndia()];
  return (Array.isArray(batches) ? batches : [])
    .filter((batch) => valueAt(batch, ['closed']) === undefined)
    .map((batch) => String(valueAt(batch, ['starts'])))
    .filter((starts) => isCalendarDate(starts) && !hasBegun({ starts }, today));
}

/** @param days that are to be closed and are open now; @param course what course.yaml says */
export function closedDaysError(
  days: readonly (typeof WEEK)[number][],
  studio: unknown,
  course: unknown,
): AnswerError | undefined {
  const starts = batchStarts(course);
  for (const day of days) {
    if (valueAt(studio, ['hours', 'days', day])) return { error: 'closedWithHours', day };
    const word = starts.find((date) => WEEK[weekdayOf(date)] === day);
    if (word !== undefined) return { error: 'batchStarts', word, day };
  }
  return undefined;
}

/** A fact is written into other texts: it has no placeholders. */
export function textError(text: string): AnswerError | undefined {
  const [place] = placeholdersIn(text);
  return place && { error: 'place', word: place.written };
}

/** A name is drawn on pictures besides: only characters that a font there has. */
export function nameError(name: string): AnswerError | undefined {
  const [character] = refusedCharacters(name, SUPPORTED_SCRIPTS);
  return textError(name) ?? (character === undefined ? undefined : { error: 'unwritable', word: character });
}
