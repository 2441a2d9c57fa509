/** Reads phone numbers as people write them. No number is refused for its look. */
import { plainDigits } from '../../shared/plain-digits.ts';

/** A number with fewer digits is a local short code or a typing mistake. */
const MIN_DIGITS = 7;

/**
 * @returns the digits of a number, the same ten for `+91 98765-43210`, `91 98765 43210`, `098765 43210` and
 * `९८७६५ ४३२१०`: in ASCII, without the country's prefix and without a trunk 0. Ten digits that begin with 91 have no
 * prefix.
 */
export const phoneDigits = (phone: string): string =>
  plainDigits(phone.normalize('NFKC'))
    .replace(/[^\d+]/g, '')
    .replace(/^(\+|00)91|^91(?!\d{8}$)/, '')
    .replace(/^0|\D/g, '');

/** Worth asking about once, never refused. */
export const looksTooShort = (phone: string): boolean => phoneDigits(phone).length < MIN_DIGITS;
