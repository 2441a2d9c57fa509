/** A text with a comma between curly brackets, where the comma begins another field: `{ en: Closed, back soon }`. */
import { valueAt } from '../../src/shared/value-at.ts';
import type { FieldFinding } from './fields.ts';
import type { ParsedText, Path } from './parse-file.ts';
import { error } from './problem.ts';

/** Whether `key` stands behind a comma, and no colon behind it. */
const isAfterComma = (line: string, key: string): boolean =>
  line
    .split(',')
    .slice(1)
    .some((part) => part.replace(/[}\]].*$/, '').trim() === key);

/**
 * What to do where an unknown field without a value is the rest of a text.
 * @param around the way to the fields between the brackets
 * @param unknown those of them that the schema does not know
 * @param key of one of these, such as `back on Monday`
 */
export function commaInText(
  source: ParsedText,
  around: Path,
  unknown: readonly string[],
  key: string,
): FieldFinding | undefined {
  const line = source.lines[(source.line([...around, key]) ?? 0) - 1] ?? '';
  if (!isAfterComma(line, key)) return undefined;
  const fields: [name: string, value: unknown][] = Object.entries(valueAt(source.data, around) ?? {});
  const isRest = ([name, value]: (typeof fields)[number]) => value === null && unknown.includes(name);
  const place = fields.findIndex(([name]) => name === key);
  const start = fields.slice(0, place).findLastIndex((one) => !isRest(one));
  const [field, text] = fields[start] ?? [];
  if (field === undefined || typeof text !== 'string' || !isRest([key, valueAt(source.data, [...around, key])]))
    return undefined;
  const behind = fields.slice(start + 1);
  const end = behind.findIndex((one) => !isRest(one));
  const rest = behind.slice(0, end === -1 ? behind.length : end).map(([name]) => name);
  const whole = [text, ...rest].join(', ');
  const cause = `There is a comma in the text of \`${field}\`: it ends the text there.`;
  const remedy = `Put the whole text in quotation marks: \`${field}: "${/["\\]/.test(whole) ? '…' : whole}"\`.`;
  return { ...error(cause, remedy), path: [...around, field] };
}
