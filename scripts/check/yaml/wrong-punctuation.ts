/** Lines in which another character, or none, stands where the colon and the space behind a field's name belong. */
import { error } from '../problem.ts';
import type { CheckFinding } from '../problem.ts';

/** A field's name, a colon, and its text without a space between; an address such as https://… has none either. */
const NO_SPACE = /^\s*(?:-\s+)?([A-Za-z]\w*):(?!\/\/)[^\s:]/;
/** An entry of a list without a space behind its dash. */
const DASH = /^\s*-([A-Za-z]\w*):(?:\s|$)/;
/** A field's name and a colon of another script, which looks like the usual one. */
export const FOREIGN_COLON = /^\s*(?:-\s+)?([A-Za-z]\w*)\s*[\uff1a\ufe55\ufe13\u2236\ua789\u02d0]/;
/** A foreign space behind a field's colon. */
const FOREIGN_BEHIND = /^\s*(?:-\s+)?([A-Za-z]\w*):[\u00a0\u1680\u2000-\u200d\u202f\u205f\u2060\u3000]/;
/** Another character where a row's hyphen belongs, as chats and word processors write lists. */
export const FOREIGN_HYPHEN = /^(\s*)([\u2010-\u2015\u2212•*·])(?=\s)/;
const EQUALS = /^\s*(?:-\s+)?([A-Za-z]\w*)\s*=/;

/** What to do about a field without a space behind its colon. */
export const noSpace = (field: string) =>
  error(`There is no space behind the colon of \`${field}:\`.`, `Write \`${field}: \`, then the text.`);

/** What to do about a row, or the text that YAML made of it, that begins with another character than a hyphen. */
export function foreignHyphen(row: string): CheckFinding | undefined {
  const character = FOREIGN_HYPHEN.exec(row)?.[2];
  return character === undefined
    ? undefined
    : error(
        `The row begins with ${character}, which is no hyphen.`,
        'Begin each row with a hyphen and a space, in place of that character: `- `.',
      );
}

/** A row of a list whose text follows its hyphen directly. */
const JOINED_ROW = /^-([^\s-].*)$/;

/** What to do about rows, or the text that YAML made of them, without a space behind the hyphen. */
export function joinedRow(row: string): CheckFinding | undefined {
  const text = JOINED_ROW.exec(row)?.[1];
  return text === undefined
    ? undefined
    : error(
        'There is no space behind the hyphen of a row.',
        'Begin each row with a hyphen and a space: `- `, then the text.',
      );
}

/** What to do about a field, or the text that YAML made of it, whose colon is one of another script. */
export function foreignColon(text: string): CheckFinding | undefined {
  const field = FOREIGN_COLON.exec(text)?.[1];
  return field === undefined
    ? undefined
    : error(
        `The colon behind \`${field}\` is of a foreign kind, as some keyboards write it.`,
        `Delete it and type a usual colon and a space: \`${field}: \`, then the text.`,
      );
}

/**
 * The first of these lines in which another character stands where a field’s colon and space belong.
 * @param first the number of the first of them in its file
 */
export function wrongPunctuation(lines: readonly string[], first = 1): (CheckFinding & { line: number }) | undefined {
  for (const [index, line] of lines.entries()) {
    const dash = DASH.exec(line)?.[1];
    const colon = foreignColon(line);
    const space = FOREIGN_BEHIND.exec(line)?.[1];
    const equals = EQUALS.exec(line)?.[1];
    const say = (cause: string, remedy: string) => ({ ...error(cause, remedy), line: first + index });
    if (dash)
      return say(`There is no space behind the dash before \`${dash}:\`.`, `Write \`- ${dash}: \`, then the text.`);
    if (colon) return { ...colon, line: first + index };
    if (space)
      return say(
        `The space behind \`${space}:\` is of a foreign kind, as web pages and phones write it.`,
        `Delete it and type a usual space: \`${space}: \`, then the text.`,
      );
    if (equals) return say(`There is an equals sign behind \`${equals}\`.`, `Write \`${equals}: \`, then the text.`);
  }
  return undefined;
}

/** What to do about the field of line `number`, from 1, if there is no space behind its colon. */
export function joinedField(lines: readonly string[], number: number): (CheckFinding & { line: number }) | undefined {
  const [, field] = NO_SPACE.exec(lines[number - 1] ?? '') ?? [];
  return field ? { ...noSpace(field), line: number } : undefined;
}
