/**
 * Signs between the thousands of a number. A comma between curly brackets begins another field: `{ price: 2,500 }`. A
 * dot makes a number a thousand times too small: `price: 15.000` is 15.
 */
import { capitalized, fieldTitle } from './field-title.ts';
import type { FieldFinding } from './fields.ts';
import type { ParsedText, Path } from './parse-file.ts';
import { error } from './problem.ts';
import type { CheckFinding } from './problem.ts';
import { childSchema, unitOf, type Schema } from './schema-path.ts';

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

/** A dot before three figures, as it may stand between the thousands of a number. */
const DOT = /\d\.\d{3}/;
/** A number with such dots and no others. */
const DOTTED_NUMBER = /^\d{1,3}(\.\d{3})+$/;

/** The ways to the amounts in rupees. */
function amountsIn(data: unknown, schema: Schema | undefined, path: Path = []): Path[] {
  if (data !== null && typeof data === 'object')
    return Object.entries(data).flatMap(([key, value]) =>
      amountsIn(value, schema && childSchema(schema, key), [...path, key]),
    );
  return typeof data === 'number' && unitOf(schema) === 'rupees' ? [path] : [];
}

/** Amounts in rupees whose thousands stand before a dot. Other numbers may have three figures behind theirs. */
export function dottedAmounts(source: ParsedText, schema: Schema): FieldFinding[] {
  if (!source.lines.slice(0, source.head).some((line) => DOT.test(line))) return [];
  return amountsIn(source.data, schema).flatMap((path): FieldFinding[] => {
    const written = source.written(path) ?? '';
    if (!DOTTED_NUMBER.test(written)) return [];
    const cause = capitalized(
      `${fieldTitle(path)} has a dot for the thousands: ${written} is read as ${Number(written)}.`,
    );
    const remedy = `Write \`${String(path.at(-1))}: ${written.replaceAll('.', '')}\`, in figures alone.`;
    return [{ ...error(cause, remedy), path }];
  });
}
