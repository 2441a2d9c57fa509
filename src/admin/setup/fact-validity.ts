/** Answers that are well-formed and still cannot be true. The content check later applies all rules. */
import { phoneFault, pointFault } from '../../content.config/studio-rules.ts';
import { ALWAYS_OPEN, batchFaults, type BatchFacts } from '../../lib/batch-dates.ts';
import type { WEEK } from '../../lib/hours.ts';
import { SUPPORTED_SCRIPTS } from '../../lib/locales.ts';
import { isCalendarDate, todayInIndia } from '../../shared/calendar-date.ts';
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

/** Whether it is a batch whose closed days are the studio's: one that has its own does not ask for them. */
const hasStudioDays = (batch: unknown): batch is BatchFacts =>
  valueAt(batch, ['closed']) === undefined && isCalendarDate(String(valueAt(batch, ['starts'])));

/** @param days that are to be closed and are open now; @param course what course.yaml says */
export function closedDaysError(
  days: readonly (typeof WEEK)[number][],
  studio: unknown,
  course: unknown,
): AnswerError | undefined {
  const withHours = days.find((day) => valueAt(studio, ['hours', 'days', day]));
  if (withHours) return { error: 'closedWithHours', day: withHours };
  const batches = valueAt(course, ['batches']);
  const [fault] = batchFaults(
    (Array.isArray(batches) ? batches : []).filter(hasStudioDays),
    // A course of no days always ends: asked for is only whether it can start.
    0,
    { hours: { ...ALWAYS_OPEN.hours, closed: days } },
    todayInIndia(),
  );
  return fault && { error: 'batchStarts', word: fault.starts, day: fault.day };
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
