/** What looks like a paragraph or a list in Markdown and becomes something else on the page. */
import type { FieldFinding } from '../fields/read-fields.ts';
import type { ParsedText } from '../yaml/parse-file.ts';
import { advice, type CheckFinding } from '../problem.ts';

const INDENTED = /^(?: {4}|\t)\s*\S/;
const LIST_ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;
const BULLET = /^\s*([•·‣▪●])/;
const FENCE = /^\s{0,3}(?:```|~~~)/;

/** A text that is written as code within a line. */
const CODE = /`[^`]*`/g;
/** What looks like an address: of a page or a part of one, of another site, or of a picture. */
const ADDRESS = String.raw`(?:\.{0,2}\/|https?:|www\.|mailto:|tel:|#\p{L})[^()\s]*|[^()\s]+\.(?:jpe?g|png|webp|avif)`;
/** A link or a picture with a space between its two parts. */
const SPLIT_LINK = new RegExp(String.raw`(?<!\\)(!?)(\[[^\][]+\])[^\S\n]+\((${ADDRESS})\)`, 'giu');
/** What may be a heading without its space: any behind two or more `#`, and behind one only what is no `#1`. */
const JOINED_HEADING = /^ {0,3}(#(?=\p{L})|#{2,6})(?=[^\s#])(.*)$/u;

/** The links and pictures of a line that Markdown takes for none. */
const splitLinks = (line: string): CheckFinding[] =>
  [...line.replace(CODE, '').matchAll(SPLIT_LINK)].map(([, mark = '', words = '', address = '']) =>
    advice(
      `There is a space between ‘${mark}${words}’ and ‘(${address})’: the page shows both as they are written, and no ` +
        `${mark ? 'picture' : 'link'}.`,
      `Write \`${mark}${words}(${address.replace(/^(?=www\.)/i, 'https://')})\`.`,
    ),
  );

/** What is said of a line that is meant as a heading, if Markdown takes it for none. */
function joinedHeading(line: string): CheckFinding | undefined {
  const [, marks = '', words = ''] = JOINED_HEADING.exec(line) ?? [];
  // A word that begins with one, alone or with others of its kind, is what networks sort posts by.
  const isHashtags = marks === '#' && (words.includes('#') || !/\s/.test(words.trimEnd()));
  if (marks === '' || isHashtags) return undefined;
  return advice(
    `There is no space behind ${marks} at the beginning of the line: the page shows it as it is written, and no heading.`,
    `Write \`${marks === '#' ? '##' : marks} ${words.trimEnd()}\`.`,
  );
}

const foreignBullet = (bullet: string) =>
  advice(
    `Lines that begin with ${bullet} are no list on the page: they run together in one paragraph.`,
    `Begin each with a hyphen and a space instead of ${bullet}, such as \`- Bridal make-up\`.`,
  );

const INDENTED_PARAGRAPH = advice(
  'The spaces before this paragraph make it code: the page shows it in the letters of a typewriter.',
  'Delete the spaces before its lines.',
);

/** A slip, and its line from 1. */
type Slip = CheckFinding & { line: number };

/** The slips in a text in Markdown: of paragraphs and lists alike, the line that begins each. */
export function markdownSlips(markdown: string): Slip[] {
  const found: Slip[] = [];
  let [inFence, inList, before] = [false, false, ''];
  for (const [at, line] of markdown.split(/\r?\n/).entries()) {
    const [, bullet] = BULLET.exec(line) ?? [];
    const isParagraph = before.trim() === '';
    if (FENCE.test(line)) inFence = !inFence;
    else if (!inFence && line.trim() !== '') {
      // What is indented below an item of a list belongs to it.
      if (LIST_ITEM.test(line) && !(isParagraph && !inList && INDENTED.test(line))) inList = true;
      else if (!/^\s/.test(line)) inList = false;
      const isCode = isParagraph && !inList && INDENTED.test(line);
      const heading = joinedHeading(line);
      const slips = [
        ...(bullet !== undefined && !BULLET.test(before) ? [foreignBullet(bullet)] : []),
        ...(bullet === undefined && isCode ? [INDENTED_PARAGRAPH] : []),
        ...(heading ? [heading] : []),
        ...(isCode ? [] : splitLinks(line)),
      ];
      found.push(...slips.map((slip) => ({ ...slip, line: at + 1 })));
    }
    before = line;
  }
  return found;
}

/** The same of the text of a Markdown file. */
export const slipsInText = ({ lines, head }: ParsedText): FieldFinding[] =>
  markdownSlips(lines.slice(head).join('\n')).map((slip) => ({ ...slip, path: [], line: head + slip.line }));
