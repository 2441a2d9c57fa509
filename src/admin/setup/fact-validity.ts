/** Answers that are well-formed and still cannot be true. The content check later applies all rules. */
import { phoneFault, pointFault } from '../../content.config/studio-rules.ts';
import { SUPPORTED_SCRIPTS } from '../../lib/locales.ts';
import { EMAIL, HANDLE, PHONE, POSTAL_CODE } from '../../shared/fact-patterns.ts';
import { INDIAN_DIGITS } from '../../shared/phone-number.ts';
import { placeholdersIn } from '../../shared/placeholders.ts';
import { refusedCharacters } from '../../shared/share-font-coverage.ts';
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
