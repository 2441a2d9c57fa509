/** The fields of a Markdown file, which stand between two lines `---` at its beginning. */
import { splitFrontMatter } from '../../src/shared/front-matter.ts';
import { error } from './problem.ts';
import { readYaml } from './yaml.ts';
import type { ParseResult } from './yaml.ts';

/** Reads the front matter of a Markdown file. */
export function readFrontMatter(text: string): ParseResult {
  const found = splitFrontMatter(text);
  if (found) {
    const { data, start, body } = found;
    const linesIn = (part: string) => part.split('\n').length;
    const reading = readYaml(data, linesIn(text.slice(0, start)) - 1);
    if ('broken' in reading) return reading;
    const head = linesIn(text.slice(0, text.length - body.length));
    return { parsed: { ...reading.parsed, lines: text.split(/\r?\n/), head } };
  }
  const opened = /^\uFEFF?\s*---/.test(text);
  return {
    broken: opened
      ? {
          ...error(
            'The part between the two lines --- is not closed.',
            'Add a line that consists of --- after the last field, before the text.',
          ),
          line: 1,
        }
      : {
          ...error(
            'The file does not begin with a line ---.',
            'Begin it with ---, then the fields, each on its line, then --- again, then the text.',
          ),
          line: 1,
        },
  };
}
