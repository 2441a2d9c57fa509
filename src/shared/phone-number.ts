/** Phone numbers of owners as people write them → as the content wants them. */
import { plainDigits } from './plain-digits.ts';

/** Digits of an Indian number behind +91. */
export const INDIAN_DIGITS = 10;

/** What people write between the digits: spaces of all kinds, brackets, dots, slashes, hyphens and dashes. */
const SEPARATORS = /[\s().\p{Pd}/]/gu;

/**
 * `098765-43210` → `+91 98765 43210`, in digits of any script.
 * @returns what is no number as it was written, for the check to explain
 */
export function readPhone(written: string): string {
  const plain = plainDigits(written.replace('\uFF0B', '+'));
  const text = plain.replace(/^(tel:|00(?=\d))/i, (start) => (start === '00' ? '+' : ''));
  const digits = text.replace(SEPARATORS, '');
  if (!/^\+?\d+$/.test(digits)) return written;
  const own = digits.replace(/^(\+91|91(?=0?\d{10}$)|0(?=\d{10}$))/, '').replace(/^0(?=\d{10}$)/, '');
  if (own.length === INDIAN_DIGITS && !own.startsWith('+')) return `+91 ${own.slice(0, 5)} ${own.slice(5)}`;
  if (digits.startsWith('+91')) return `+91 ${digits.slice(3)}`;
  return digits.startsWith('+') ? text.replace(SEPARATORS, ' ').replace(/ +/g, ' ').trim() : written;
}
