/** Footnotes in Markdown, which this site shows as they are written (integrations/markdown.ts). */
import type { FieldFinding } from '../fields/read-fields.ts';
import type { ParsedText } from '../yaml/parse-file.ts';
import { footnotesIn } from '../../../src/shared/footnotes.ts';
import { error, type CheckFinding } from '../problem.ts';

/** What is wrong with a text in Markdown that has footnotes. */
export const footnotes = (markdown: string): CheckFinding[] =>
  footnotesIn(markdown).map((mark) =>
    error(
      `The text has a footnote, ‘${mark}’, which pages of this site show as it is written.`,
      'Write what it says into the sentence that it belongs to, in brackets for example, and delete its marks.',
    ),
  );

/** The same of the text of a Markdown file, with the line of each. */
export const footnotesInText = ({ lines, head }: ParsedText): FieldFinding[] =>
  lines
    .slice(head)
    .flatMap((text, at) => footnotes(text).map((found) => ({ ...found, path: [], line: head + at + 1 })));
