/** What looks like a paragraph or a list in Markdown and becomes something else on the page. */
import type { FieldFinding } from './fields.ts';
import type { ParsedText } from './parse-file.ts';
import { advice, type CheckFinding } from './problem.ts';

const INDENTED = /^(?: {4}|\t)\s*\S/;
const LIST_ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;
const BULLET = /^\s*([•·‣▪●])/;
const FENCE = /^\s{0,3}(?:```|~~~)/;

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
      if (bullet !== undefined && !BULLET.test(before))
        found.push({
          ...advice(
            `Lines that begin with ${bullet} are no list on the page: they run together in one paragraph.`,
            `Begin each with a hyphen and a space instead of ${bullet}, such as \`- Bridal make-up\`.`,
          ),
          line: at + 1,
        });
      else if (isParagraph && !inList && INDENTED.test(line))
        found.push({
          ...advice(
            'The spaces before this paragraph make it code: the page shows it in the letters of a typewriter.',
            'Delete the spaces before its lines.',
          ),
          line: at + 1,
        });
    }
    before = line;
  }
  return found;
}

/** The same of the text of a Markdown file. */
export const slipsInText = ({ lines, head }: ParsedText): FieldFinding[] =>
  markdownSlips(lines.slice(head).join('\n')).map((slip) => ({ ...slip, path: [], line: head + slip.line }));
