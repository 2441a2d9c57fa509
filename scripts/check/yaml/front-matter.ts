/** The fields of a Markdown file, which stand between two lines `---` at its beginning. */
import { splitFrontMatter } from '../../../src/shared/front-matter.ts';
import { error, type CheckFinding } from '../problem.ts';
import { readYaml } from './read-yaml.ts';
import type { ParseResult } from './read-yaml.ts';

type Broken = CheckFinding & { line: number };

/** The lines between which the fields stand. */
const FENCE = /^---\s*$/;
/** A line of other hyphens or dashes, as phones make of them. One hyphen alone may begin a row of a list. */
const DASHES = /^(?!\s*-\s*$)\s*(?:[-\u2010-\u2015\u2212]\s*)+$/;

const isNearFence = (line: string) => DASHES.test(line) && !FENCE.test(line);

const nearFence = (cause: string, line: string, at: number): Broken => ({
  ...error(
    `${cause} a line of exactly three hyphens, and this line is ‘${line.trimEnd()}’.`,
    'Write --- there, with no space before it and nothing behind it.',
  ),
  line: at + 1,
});

/** What is wrong with the line that ends the fields. @param at its place, from 0 */
const wrongClosing = (lines: readonly string[], at: number) => nearFence('The fields end with', lines[at] ?? '', at);

/** Reads the front matter of a Markdown file. */
export function readFrontMatter(text: string): ParseResult {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const opening = lines.findIndex((line) => line.trim() !== '');
  const first = lines[opening] ?? '';
  if (isNearFence(first))
    return {
      broken: nearFence('The fields of a file that ends in .md begin below', first, opening),
    };
  const near = lines.findIndex((line, at) => at > opening && isNearFence(line));
  const found = splitFrontMatter(text);
  if (found) {
    const { data, start, body } = found;
    const linesIn = (part: string) => part.split('\n').length;
    const above = linesIn(text.slice(0, start)) - 1;
    const head = linesIn(text.slice(0, text.length - body.length));
    const reading = readYaml(data, above);
    if ('broken' in reading) {
      // A rule in the text below may be taken for the line that ends the fields.
      const fields = near > 0 && near < head ? lines.slice(opening + 1, near).join('\n') : undefined;
      return fields !== undefined && 'parsed' in readYaml(fields) ? { broken: wrongClosing(lines, near) } : reading;
    }
    if (near === head - 1) return { broken: wrongClosing(lines, near) };
    return { parsed: { ...reading.parsed, lines: text.split(/\r?\n/), head } };
  }
  if (!first.startsWith('---'))
    return {
      broken: {
        ...error(
          'The file does not begin with a line ---.',
          'Begin it with ---, then the fields, each on its line, then --- again, then the text.',
        ),
        line: 1,
      },
    };
  return {
    broken:
      near > 0
        ? wrongClosing(lines, near)
        : {
            ...error(
              'The part between the two lines --- is not closed.',
              'Add a line that consists of --- after the last field, before the text.',
            ),
            line: 1,
          },
  };
}
