/** Files that are one text as a whole, where fields belong: no line of theirs has a colon and a space. */
import { nearest } from '../../../src/shared/did-you-mean.ts';
import { PICTURE_NAME } from '../../../src/shared/path.ts';
import { error } from '../problem.ts';
import type { CheckFinding } from '../problem.ts';
import { fieldsAt, neededFieldsAt, type Schema } from './schema-path.ts';
import { noSpace, wrongPunctuation } from '../yaml/wrong-punctuation.ts';
import type { ParsedText } from '../yaml/parse-file.ts';

/** The field of a picture's name in a file that is about one picture. */
const IMAGE = 'image';
/** A line of notes, of nothing, or before the fields of a Markdown file. */
const SAYS_NOTHING = /^\s*(?:#.*|---\s*)?$/;
/** What may stand in the place of a field's colon and space. */
const MARKS = String.raw`[\s:;,.=\u2013\u2014-]+`;
/** What may be a field's name, what stands in the place of its colon, and its text. */
const NAME = new RegExp(String.raw`^(\p{L}\w*)(?:(${MARKS})(.*))?$`, 'u');
/** The same before a picture's name; a dot may begin a path. */
const MARKS_AT_START = /^[\s:;,=\u2013\u2014-]+/;

/** Whether a text, in quotation marks or not, ends as names of pictures do. */
const isPictureName = (text: string) => PICTURE_NAME.test(text.replace(/["']$/, ''));

const quoted = (field: string) => `\`${field}\``;

/** What to do about a line, the first that says something. @param isOnly whether no other does */
function withoutColon(line: string, isOnly: boolean, schema: Schema): CheckFinding {
  const fields = fieldsAt(schema, []);
  const [, name = '', marks = '', text = ''] = NAME.exec(line) ?? [];
  const isPicture = fields.includes(IMAGE) && isPictureName(line);
  // Names of pictures have hyphens and dots in them: `image-2.jpg` and `image.jpg` are such, `image.2.jpg` is none.
  const isWhole = isPicture && (marks === '-' || (marks === '.' && !isPictureName(text)));
  const meant = isWhole ? undefined : nearest(name, fields);
  if (meant !== undefined)
    return error(
      marks.includes(':')
        ? `The colon does not stand right behind \`${name}\`.`
        : `There is no colon behind \`${name}\`.`,
      `Write \`${meant}: ${text || '…'}\`, with a space behind the colon` +
        `${isOnly ? '' : ', and a colon and a space in each line below it too'}.`,
    );
  const cause = 'The line does not begin with the name of a field.';
  if (isPicture) return error(cause, `Write \`${IMAGE}: ${line.replace(MARKS_AT_START, '')}\`.`);
  const [example] = neededFieldsAt(schema, []);
  return error(
    cause,
    `Begin it with one, a colon and a space${example === undefined ? '' : `: \`${example}: …\``}.` +
      (fields.length > 0 ? ` The fields here are ${fields.map(quoted).join(', ')}.` : ''),
  );
}

/** What is wrong with a file that is a text, a number or a word; nothing of another file. */
export function fileWithoutFieldsFinding(
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
