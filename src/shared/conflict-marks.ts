/** The marks between which git leaves both versions of lines that two changes changed. */

/** The beginning of the first version, and the end of the second; what stands behind names the change. */
const START = /^<{7}(?: |$)/;
const END = /^>{7}(?: |$)/;
/** The beginning of what stood there before both (git's styles diff3 and zdiff3). */
const BASE = /^\|{7}(?: |$)/;
const MIDDLE = /^={7}$/;

/** A mark that says something else in Markdown: the line below a heading, or an empty row of a table. */
const ALSO_MARKDOWN = [BASE, MIDDLE];

export const isConflictBase = (line: string): boolean => BASE.test(line);

/** Whether a line is a mark. @param isMarkdown whether it stands in Markdown, where it may be none */
export const isConflictMark = (line: string, isMarkdown: boolean): boolean =>
  [START, END, ...(isMarkdown ? [] : ALSO_MARKDOWN)].some((mark) => mark.test(line));

/** @returns the lines, from 0, in which git begins to say two versions */
export function conflictStarts(lines: readonly string[]): number[] {
  const lastEnd = lines.reduce((last, line, at) => (END.test(line) ? at : last), -1);
  return lines.flatMap((line, at) => (START.test(line) && at < lastEnd ? [at] : []));
}
