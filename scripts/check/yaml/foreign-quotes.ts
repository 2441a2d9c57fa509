/** Quotation marks that YAML takes for letters: curly ones, which phones and word processors type by themselves. */
import { error } from '../problem.ts';

const MARKS = '“”„‟‘’‚‛«»‹›＂';
const BEGINS = new RegExp(`^[${MARKS}]`);
const ENDS = new RegExp(`[${MARKS}]$`);
const STRAIGHT = /^["']|["']$/;

/**
 * A text that such marks stand around, without them; undefined for another one. One of the two may be a straight one.
 */
export function withoutForeignQuotes(text: string): string | undefined {
  const trimmed = text.trim();
  const isAround =
    (BEGINS.test(trimmed) && (ENDS.test(trimmed) || STRAIGHT.test(trimmed))) ||
    (STRAIGHT.test(trimmed) && ENDS.test(trimmed));
  return isAround ? trimmed.slice(1, -1).trim() : undefined;
}

/**
 * What is wrong with such marks.
 * @param bare what they stand around
 * @param isText whether it needs quotation marks; numbers have none
 */
export const foreignQuotes = (name: string, bare: string, isText = true) =>
  error(
    `The quotation marks around ${name} are of a foreign kind, as phones and web pages write them.`,
    isText ? `Delete them and type the straight ones instead: "${bare}".` : `Delete them, and write ${bare} alone.`,
  );
