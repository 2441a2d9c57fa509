/** Answers that are well-formed and still cannot be true. The content check later applies all rules. */
import { INDIAN_DIGITS, phoneFault, pointFault } from '../../content.config/studio-rules.ts';
import { EMAIL, HANDLE, PHONE, POSTAL_CODE } from '../../shared/fact-patterns.ts';
import { placeholdersIn } from '../../shared/placeholders.ts';
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

/** A fact is written into other texts and onto pictures: no placeholders, and only characters that a font has. */
export function textError(text: string): AnswerError | undefined {
  const [place] = placeholdersIn(text);
  if (place) return { error: 'place', word: place.written };
  const character = /\p{Extended_Pictographic}/u.exec(text)?.[0];
  return character === undefined ? undefined : { error: 'unwritable', word: character };
}
