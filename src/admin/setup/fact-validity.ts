/** Answers that are well-formed and still cannot be true. The content check later applies all rules. */
import { INDIAN_DIGITS, phoneFault, pointFault } from '../../content.config/studio-rules.ts';
import type { Problem } from './problem.ts';

/** As the shapes take an address. */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

export function phoneProblem(phone: string): Problem | undefined {
  if (!/^\+\d[\d ]{6,20}$/.test(phone)) return { problem: 'noPhone', word: phone };
  const { rule, values } = phoneFault(phone) ?? {};
  if (!rule) return undefined;
  const digits = values?.['digits'] ?? INDIAN_DIGITS;
  if (rule === 'phoneLength') return { problem: 'phoneLength', word: String(digits) };
  return digits === INDIAN_DIGITS
    ? { problem: 'oneDigit', word: phone }
    : { problem: 'indianPhone', word: String(digits) };
}

export const emailProblem = (email: string): Problem | undefined =>
  EMAIL.test(email) ? undefined : { problem: 'noEmail', word: email };

export const postalCodeProblem = (code: string): Problem | undefined =>
  /^[1-9]\d{5}$/.test(code) ? undefined : { problem: 'noPostalCode', word: code };

export const handleProblem = (handle: string): Problem | undefined =>
  /^@[\w.]+$/.test(handle) ? undefined : { problem: 'noHandle', word: handle };

/** @param latitude and @param longitude in degrees */
export function pointProblem(latitude: number, longitude: number): Problem | undefined {
  const rule = pointFault({ latitude, longitude });
  if (rule) return { problem: rule === 'pointExchanged' ? 'exchanged' : 'seaOffAfrica' };
  return Math.abs(latitude) > 90 || Math.abs(longitude) > 180 ? { problem: 'beyondTheEarth' } : undefined;
}

/** A fact is written into other texts and onto pictures: it has no places of its own, and no signs that no font has. */
export function textProblem(text: string): Problem | undefined {
  const place = /\{[^{}]*\}|[{}]/.exec(text)?.[0];
  if (place !== undefined) return { problem: 'place', word: place };
  const sign = /\p{Extended_Pictographic}/u.exec(text)?.[0];
  return sign === undefined ? undefined : { problem: 'unwritable', word: sign };
}
