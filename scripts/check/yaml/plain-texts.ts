/** Texts without quotation marks that YAML takes for something else. */
import { foreignQuotes, withoutForeignQuotes } from './foreign-quotes.ts';
import { missingComma } from './missing-commas.ts';
import { error } from '../problem.ts';
import type { CheckFinding } from '../problem.ts';
import { INSIDE, withoutQuoted } from './quoted-texts.ts';

/** A text with a colon and a space in it, behind a field's own colon. */
const SECOND_COLON = /^(?!\s*-\s+[{[])\s*(?:-\s+)?[^\s:"'{[][^:]*:\s+[^"'{[\s].*:(\s|$)/;
/** A picture's name, and another field behind it in the same line. */
const BEHIND_PICTURE = /:\s+(\S+\.(?:jpe?g|png|webp|heic)),?\s+([a-z]\w*):\s/i;
/** A field and its text, which begins with a character that begins something else in YAML. */
const HYPHEN = /(?:^\s*(?:-\s+)?|[{,]\s*)[\w-]+:\s+([-?])(?:\s|$)/;
const CLOSING = /^\s*(?:-\s+)?[\w-]+:\s+([,\]}])/;
/** The same with a placeholder or a bracket, among other fields between curly brackets. */
const BRACKET_AMONG_FIELDS = /[{,]\s*[\w-]+:\s+(\{\s*\w+\s*\}|\[[^\][]*\])\s*[^\s,\]}#]/;
/** All that stands behind the name of a field, or behind the hyphen of a list. */
const VALUE = /^\s*(?:-\s+)?(?:[\w-]+:\s+)?([{[].*)$/;
/** The text of a field, or the empty place for it. */
const TEXT = /^\s*(?:-\s+|(?:-\s+)?[\w-]+:(?:\s+(?![|>{["'])|$))/;

const characterAtStart = (character: string, example: string, otherwise = '') =>
  error(
    `The text begins with the character ${character}, which has a meaning of its own there.`,
    `Put the whole text in quotation marks, such as alt: "${example} …". ${INSIDE}${otherwise}`,
  );

/** The brackets that `value` begins with, and what stands behind them in the same line. */
function brackets(value: string): { whole: string; rest: string } | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of withoutQuoted(value).matchAll(/[[\]{}]/g)) {
    depth += '[{'.includes(bracket) ? 1 : -1;
    if (depth === 0) return { whole: value.slice(0, index + 1), rest: value.slice(index + 1).trim() };
  }
  return undefined;
}

/** What is wrong with a text that begins with a bracket, or with what stands behind one. */
function bracketAtStart(line: string): CheckFinding | undefined {
  const [, among] = BRACKET_AMONG_FIELDS.exec(line) ?? [];
  const { whole, rest } = brackets(VALUE.exec(line)?.[1] ?? '') ?? {};
  const start = rest === undefined || rest === '' || rest.startsWith('#') ? among : whole;
  if (start === undefined) return undefined;
  if (/^\[.*\p{L}/u.test(start))
    return characterAtStart('[', start, ' If it is a list, write all of it between the two brackets.');
  if (/^\{\s*\w+\s*\}$/.test(start)) return characterAtStart('{', start);
  return error(
    `There is something behind the bracket ${start.slice(-1)} that closes the first one: ‘${rest}’.`,
    'Delete it, or write it between the brackets. If all of it is a text, put the whole text in quotation marks.',
  );
}

/** What is wrong with the text of a line that YAML does not take as one. */
export function plainTextError(line: string): CheckFinding | undefined {
  const [, hyphen] = HYPHEN.exec(line) ?? [];
  if (hyphen === '-')
    return characterAtStart('-', '-', ' If it is a row of a list, write it in a line of its own below.');
  if (SECOND_COLON.test(line)) {
    const [, , field] = BEHIND_PICTURE.exec(line) ?? [];
    if (field !== undefined)
      return error(
        `Two fields stand in this line: \`${field}:\` is the second.`,
        `Begin a new line with \`${field}:\`, and write nothing behind the name of the picture.`,
      );
    const written = withoutForeignQuotes(line.replace(/^[^:]*:/, ''));
    return written === undefined
      ? error(
          'There is a second colon in the text of this line.',
          'Put the whole text in quotation marks, such as alt: "Haldi: yellow and gold".',
        )
      : foreignQuotes('the text', written);
  }
  const comma = missingComma(line);
  if (comma) return comma;
  const character = hyphen ?? CLOSING.exec(line)?.[1];
  return character ? characterAtStart(character, character) : bracketAtStart(line);
}

/** What is wrong with a line that has neither colon nor hyphen. @param above the line before it */
export const lineWithoutField = (above: string): CheckFinding =>
  TEXT.test(above)
    ? error(
        'The line does not begin with the name of a field, a colon and a space.',
        'If it belongs to the text above, write both in one line: a text ends where its line ends. Otherwise write ' +
          'it as in image: 01-bridal-red.jpg',
      )
    : error('There is no colon and space after the name of a field.', 'Write the line as in image: 01-bridal-red.jpg');
