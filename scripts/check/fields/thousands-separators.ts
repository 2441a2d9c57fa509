/**
 * Characters between the thousands of a number. A comma between curly brackets begins another field:
 * `{ price: 2,500 }`. A dot makes a number a thousand times too small: `price: 15.000` is 15.
 */
import { capitalized, fieldTitle } from './title.ts';
import type { FieldFinding } from './read-fields.ts';
import type { ParsedText, Path } from '../yaml/parse-file.ts';
import { error } from '../problem.ts';
import type { CheckFinding } from '../problem.ts';
import { childSchema, unitOf, type Schema } from './schema-path.ts';

/** A number with commas between its thousands, as they are written here and elsewhere: 2,50,000 and 250,000. */
const SEPARATED_NUMBER = /\d{1,3}(?:,\s*\d{2,3})*,\s*\d{3}(?!\d)/g;

/**
 * What to do about a field that is a number, where a comma ends it too early.
 * @param whole all that was meant to stand in it, such as `₹2,500/-`
 * @param meant the number that this says, such as 4.8 of `4,8`
 */
export function separatedNumber(field: string, whole: string, meant?: number): CheckFinding {
  const [number, another] = whole.match(SEPARATED_NUMBER) ?? [];
  const figures = (number ?? /\d+/.exec(whole)?.[0] ?? '1').replace(/\D/g, '');
  return number !== undefined && another === undefined
    ? error(
        `There is a comma in the number ${number} behind \`${field}\`: it ends the number there.`,
        `Write \`${field}: ${figures}\`, in figures alone.`,
      )
    : error(
        `There is a comma in what stands behind \`${field}\`: it ends the number there.`,
        meant === undefined
          ? `Write one number in figures alone, such as \`${field}: ${figures}\`.`
          : `Write \`${field}: ${meant}\`, in figures alone.`,
      );
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
