/**
 * A comma that is missing between curly brackets: `{ label: Home to: / }`. Where the text before it stands in no
 * quotation marks, the second colon may as well be a part of that text: `{ en: Our hours: 10 to 7 }`.
 */
import { capitalized } from '../fields/title.ts';
import { error } from '../problem.ts';
import type { CheckFinding } from '../problem.ts';
import { QUOTE_ANEW, withoutQuoted } from './quoted-texts.ts';

/** A field's text, and a colon in it. */
const SECOND_COLON = /[{,]\s*([\w-]+):\s+([^\s,:"'{}[\]_](?:[^,:{}[\]]|:(?=\S))*):(?:\s|$)/d;
/** A text whose last word may be the name of the next field. */
const NAME_AT_END = /^(.*\S)\s+([a-z]\w*)$/;
/** A text in quotation marks, and a name directly behind it. */
const BEHIND_QUOTES = /[{,]\s*([\w-]+):\s+((["'])(?:(?!\3).)*\3)\s*([a-z]\w*):(?:\s|$)/;
/** A bracket that closes a list or a group, no placeholder, and a name or another group directly behind it. */
const BEHIND_BRACKET = /(?:\]|(?<!\{\s*\w+\s*)\})\s*(?:[a-z]\w*:(?=\s|$)|\{)/g;

/**
 * The two ways in which a name behind a text can be meant.
 * @param before the field and its text
 * @param otherwise what is wrong where the name is a part of that text, and what to do then
 */
const eitherWay = (name: string, before: string, otherwise: { cause: string; remedy: string }) =>
  error(
    `A comma is missing before \`${name}:\`, or ${otherwise.cause}.`,
    `If \`${name}\` is a field of its own, write the comma: \`${before}, ${name}:\`. If it belongs to the text, ` +
      otherwise.remedy,
  );

/** Whether the character at `place` stands between brackets that are opened and not closed before it. */
const isBetweenBrackets = (line: string, place: number): boolean => {
  const before = line.slice(0, place);
  return (before.match(/[{[]/g)?.length ?? 0) > (before.match(/[}\]]/g)?.length ?? 0);
};

/** What is wrong with the first text between curly brackets in which there is a second colon. */
function secondColon(line: string): CheckFinding | undefined {
  const found = SECOND_COLON.exec(withoutQuoted(line));
  if (!found) return undefined;
  const [, field = ''] = found;
  const cause = `there is a second colon in the text of \`${field}\``;
  const remedy = `put the whole text in quotation marks, such as ${field}: "Haldi: yellow and gold".`;
  const [, before, name] = NAME_AT_END.exec(line.slice(...(found.indices?.[2] ?? []))) ?? [];
  return name === undefined
    ? error(`${capitalized(cause)}.`, capitalized(remedy))
    : eitherWay(name, `${field}: ${before?.replace(/\s*;$/, '')}`, { cause, remedy });
}

/** What is wrong with a line in which a text between curly brackets ends neither with a comma nor with the bracket. */
export function missingComma(line: string): CheckFinding | undefined {
  const plain = secondColon(line);
  if (plain) return plain;
  const [, field = '', quoted = '', , name] = BEHIND_QUOTES.exec(line) ?? [];
  if (name !== undefined)
    return eitherWay(name, `${field}: ${quoted}`, {
      cause: `there is something behind the closing quotation mark of \`${field}\``,
      remedy: QUOTE_ANEW,
    });
  const unquoted = withoutQuoted(line);
  const found = [...unquoted.matchAll(BEHIND_BRACKET)].find(({ index }) => isBetweenBrackets(unquoted, index + 1));
  if (!found) return undefined;
  const closing = found[0].charAt(0);
  const next = found[0].slice(1).trim();
  return error(`A comma is missing between \`${closing}\` and \`${next}\`.`, `Write it: \`${closing}, ${next}\`.`);
}
