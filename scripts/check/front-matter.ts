/** The fields of a Markdown file, which stand between two lines `---` at its beginning. */
import { error } from './problem.ts';
import { readYaml } from './yaml.ts';
import type { ParseResult } from './yaml.ts';

// The site's own rule for front matter (Astro's internal-helpers).
const FRONT_MATTER = /(?:^\uFEFF?|^\s*\n)---([\s\S]*?\n)---/;

/** Reads the front matter of a Markdown file. */
export function readFrontMatter(text: string): ParseResult {
  const match = FRONT_MATTER.exec(text);
  if (match) {
    const before = text.slice(0, text.indexOf('---', match.index)).split('\n').length - 1;
    const reading = readYaml(match[1] ?? '', before);
    if ('broken' in reading) return reading;
    const head = text.slice(0, match.index + match[0].length).split('\n').length;
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
