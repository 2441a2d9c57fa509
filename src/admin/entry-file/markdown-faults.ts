/** What no text in Markdown may hold: the content check tells of it once all is saved. */
import { foreignCodeInMarkdown } from '../../lib/markdown-code.ts';
import { excerptOf } from '../../lib/inline-code.ts';
import { unpairedTagInMarkdown } from '../../lib/unpaired-tags.ts';
import { isConflictMark } from '../../shared/conflict-marks.ts';
import { footnotesIn } from '../../shared/footnotes.ts';
import { isFields, type Data } from './data.ts';

export type MarkdownRuleName = 'conflict' | 'code' | 'tag' | 'footnote';

export interface MarkdownFault {
  rule: MarkdownRuleName;
  /** The beginning of what is to be taken out, or mended. */
  written: string;
}

/** Fields with a text in Markdown: what stands below the fields of a file, and the answer to a question. */
export const MARKDOWN = /^(body|answer)$/;

/** @returns what is wrong with one text */
function faultsOf(markdown: string): MarkdownFault[] {
  const mark = markdown.split('\n').find((line) => isConflictMark(line, true));
  const code = foreignCodeInMarkdown(markdown);
  const tag = unpairedTagInMarkdown(markdown);
  return [
    ...(mark === undefined ? [] : [{ rule: 'conflict', written: mark } as const]),
    ...(code === undefined ? [] : [{ rule: 'code', written: code } as const]),
    ...(tag === undefined ? [] : [{ rule: 'tag', written: excerptOf(tag) } as const]),
    ...footnotesIn(markdown).map((written) => ({ rule: 'footnote', written }) as const),
  ];
}

/** @returns what is wrong with the texts in Markdown below `data`, however deep */
export function markdownFaults(data: Data): MarkdownFault[] {
  if (Array.isArray(data)) return data.flatMap((each: Data) => markdownFaults(each));
  if (!isFields(data)) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    if (typeof value !== 'string') return markdownFaults(value);
    return MARKDOWN.test(name) ? faultsOf(value) : [];
  });
}
