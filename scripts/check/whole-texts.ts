/** Files that are one text as a whole, where fields belong: no line of theirs has a colon and a space. */
import { nearest } from '../../src/shared/did-you-mean.ts';
import { PICTURE_NAME } from '../../src/shared/path.ts';
import { error } from './problem.ts';
import type { CheckFinding } from './problem.ts';
import { fieldsAt, neededFieldsAt, type Schema } from './schema-path.ts';
import { noSpace, wrongPunctuation } from './wrong-punctuation.ts';
import type { ParsedText } from './parse-file.ts';

/** The field of a picture's name in a file that is about one picture. */
const IMAGE = 'image';
/** A line of notes, of nothing, or before the fields of a Markdown file. */
const SAYS_NOTHING = /^\s*(?:#.*|---\s*)?$/;
/** What may be a field's name, and its text. */
const NAME = /^(\p{L}\w*)(?:\s+(.*))?$/u;

const quoted = (field: string) => `\`${field}\``;

/** What to do about a line, the first that says something. @param isOnly whether no other does */
function withoutColon(line: string, isOnly: boolean, schema: Schema): CheckFinding {
  const fields = fieldsAt(schema, []);
  const [, name = '', text = '…'] = NAME.exec(line) ?? [];
  const meant = nearest(name, fields);
  if (meant !== undefined)
    return error(
      `There is no colon behind \`${name}\`.`,
      `Write \`${meant}: ${text}\`, with a space behind the colon` +
        `${isOnly ? '' : ', and a colon and a space in each line below it too'}.`,
    );
  const cause = 'The line does not begin with the name of a field.';
  if (fields.includes(IMAGE) && PICTURE_NAME.test(line.replace(/["']$/, '')))
    return error(cause, `Write \`${IMAGE}: ${line}\`.`);
  const [example] = neededFieldsAt(schema, []);
  return error(
    cause,
    `Begin it with one, a colon and a space${example === undefined ? '' : `: \`${example}: …\``}.` +
      (fields.length > 0 ? ` The fields here are ${fields.map(quoted).join(', ')}.` : ''),
  );
}

/** What is wrong with a file that is a text, a number or a word; nothing of another file. */
export function wholeTextFinding(
  { data, lines, head }: ParsedText,
  schema: Schema,
): (CheckFinding & { line: number }) | undefined {
  if (data === null || typeof data === 'object') return undefined;
  const punctuation = wrongPunctuation(lines.slice(0, head));
  if (punctuation) return punctuation;
  const said = lines.slice(0, head).flatMap((line, at) => (SAYS_NOTHING.test(line) ? [] : [at]));
  const [first = 0] = said;
  const [, joined] = (typeof data === 'string' && /^(\w+):\S/.exec(data)) || [];
  const line = (lines[first] ?? '').replace(/^\uFEFF/, '').trim();
  return { ...(joined ? noSpace(joined) : withoutColon(line, said.length === 1, schema)), line: first + 1 };
}
