/** A phone number read kindly: as people write it, never refused for its look. */

/** Below this many digits no number can be called from elsewhere: it is a short code, or a slip of the thumb. */
const FEWEST_DIGITS = 7;

const DEVANAGARI_ZERO = '०'.codePointAt(0)!;

/**
 * The digits of a number: of `+91 98765-43210`, `098765 43210` and `९८७६५ ४३२१०` the same ten.
 * @returns them in ASCII, without the country's prefix and without a trunk 0
 */
export const phoneDigits = (phone: string): string =>
  phone
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.codePointAt(0)! - DEVANAGARI_ZERO))
    .replace(/[^\d+]/g, '')
    .replace(/^(\+|00)91/, '')
    .replace(/^0|\D/g, '');

/** Worth asking about once, never refused. */
export const looksTooShort = (phone: string): boolean => phoneDigits(phone).length < FEWEST_DIGITS;
