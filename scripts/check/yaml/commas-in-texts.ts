/** A text with a comma between curly brackets, where the comma begins another field: `{ en: Closed, back soon }`. */
import { error } from '../problem.ts';
import type { CheckFinding } from '../problem.ts';
import { INSIDE } from './quoted-texts.ts';
import { foreignColon } from './wrong-punctuation.ts';
import type { WrittenField } from './written-fields.ts';

/** A field that a comma ends too early. */
export interface BrokenField {
  field: string;
  /** All that was meant to stand in it, as it is written, without quotation marks around its beginning. */
  whole: string;
  /** What the parts behind the commas are taken for: fields without a colon. */
  rest: string[];
}

/**
 * Those of a group of fields.
 * @param isRest whether a field without a colon is no field
 */
export function brokenFields(fields: readonly WrittenField[], isRest: (name: string) => boolean): BrokenField[] {
  return fields.flatMap(({ name, hasColon, written }, place) => {
    const behind = fields.slice(place + 1);
    const end = behind.findIndex((next) => next.hasColon || !isRest(next.name));
    const rest = behind.slice(0, end === -1 ? behind.length : end);
    // A list or a group ends with its own bracket.
    if (!hasColon || rest.length === 0 || /^[[{]/.test(written)) return [];
    const all = [written.replace(/^(["'])(.*?)\1/s, '$2'), ...rest.map((part) => part.written)].join('');
    return [
      { field: name, whole: all.replace(/[\s,]+$/, '').replace(/\s+/g, ' '), rest: rest.map((part) => part.name) },
    ];
  });
}

/** The first of what follows it that is a field of its own, but for a colon of another script behind its name. */
export const fieldBehind = ({ rest }: BrokenField): CheckFinding | undefined =>
  rest.map(foreignColon).find((found) => found !== undefined);

/** What to do about such a field that is a text. */
export function commaInText({ field, whole }: BrokenField): CheckFinding {
  const write = `Put the whole text in quotation marks: \`${field}:`;
  return error(
    `There is a comma in the text of \`${field}\`: it ends the text there.`,
    /["\\]/.test(whole) ? `${write} "…"\`. ${INSIDE}` : `${write} "${whole}"\`.`,
  );
}
