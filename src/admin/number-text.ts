/** Numbers as people write them: `₹15,500/-`, `1,50,000`, `Rs. 15 000`, `१५०००`; and with decimals, `25,4484`. */
import { plainDigits } from '../shared/plain-digits.ts';

/**
 * Patterns of regular expressions with the flags `iu`. Behind the last comma or space of a whole number stand three
 * digits: `15,50` may be meant for either number. A dot may be meant for a comma: no whole number has one.
 */
export const WHOLE_NUMBER = String.raw`^\s*(?:(?:₹|rs\.?|रु\.?)\s*)?(?:\p{Nd}{1,3}(?:[,\s]\p{Nd}{2,3})*[,\s]\p{Nd}{3}|\p{Nd}+)\s*(?:₹|/[-–=]?)?\s*$`;
export const DECIMAL_NUMBER = String.raw`^\s*[-−]?\p{Nd}+(?:[.,]\p{Nd}+)?\s*$`;

/**
 * @param isWhole whether the number has no decimals
 * @returns the number; the text itself where it is none, and nothing where it is empty
 */
export function readNumber(text: string, isWhole: boolean): number | string | undefined {
  if (text.trim() === '') return undefined;
  if (!new RegExp(isWhole ? WHOLE_NUMBER : DECIMAL_NUMBER, 'iu').test(text)) return text;
  const digits = plainDigits(text);
  return Number(isWhole ? digits.replace(/\D/g, '') : digits.replace(',', '.').replace('−', '-'));
}
