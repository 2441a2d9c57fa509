/** A number written with commas between curly brackets, where each comma begins another field: `{ price: 2,500 }`. */
import { error } from './problem.ts';
import type { CheckFinding } from './problem.ts';

/** A number with commas in it, behind a field's colon. */
const SEPARATED_NUMBER = /(\w+):[^\d,:{}[\]]*(\d+(?:,\s*\d+)+)/g;

/**
 * What to do where an unknown field is a part of such a number.
 * @param key of the unknown field, such as `500`
 * @param line in which it stands
 * @returns the finding, and the field that the whole number belongs to
 */
export function separatedNumber(key: string, line: string): (CheckFinding & { field: string }) | undefined {
  if (!/^\d+$/.test(key)) return undefined;
  for (const [, field = '', number = ''] of line.matchAll(SEPARATED_NUMBER)) {
    const [, ...behind] = number.split(',').map(Number);
    if (!behind.includes(Number(key))) continue;
    const cause = `There is a comma in the number ${number} behind \`${field}\`: it ends the number there.`;
    return { field, ...error(cause, `Write \`${field}: ${number.replace(/\D/g, '')}\`, in figures alone.`) };
  }
  return undefined;
}
