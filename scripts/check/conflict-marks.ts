/** The marks between which git leaves both versions of lines that two changes changed. */
import { error, type CheckFinding } from './problem.ts';

/** The beginning of the first version, and the end of the second; what stands behind names the change. */
const START = /^<{7}(?: |$)/;
const END = /^>{7}(?: |$)/;
/** The beginning of what stood there before both (git's styles diff3 and zdiff3). */
const BASE = /^\|{7}(?: |$)/;
const MIDDLE = /^={7}$/;

/** A mark that says something else in Markdown: the line below a heading, or an empty row of a table. */
const isMarkdown = (path: string, line: string) => path.endsWith('.md') && (BASE.test(line) || MIDDLE.test(line));

/** The first place at which git left two versions, or a mark of such a place, with its line. */
export function conflictFinding(text: string, path: string): (CheckFinding & { line: number }) | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const lastEnd = lines.findLastIndex((line) => END.test(line));
  const places = lines.flatMap((line, at) => (START.test(line) && at < lastEnd ? [at] : []));
  const [start, next] = places;
  if (start === undefined) {
    const isMark = (line: string) => [START, BASE, MIDDLE, END].some((mark) => mark.test(line));
    const left = lines.findIndex((line) => isMark(line) && !isMarkdown(path, line));
    return left === -1
      ? undefined
      : { ...error('This line is left over from two changes that git joined.', 'Delete it.'), line: left + 1 };
  }
  const hasBase = lines.slice(start, next).some((line) => BASE.test(line));
  const [base, mark] = hasBase ? [', what stands between ||||||| and =======', ', |||||||'] : ['', ''];
  const more = next === undefined ? '' : ` The file has ${places.length} such places, the next in line ${next + 1}.`;
  return {
    ...error(
      'Two versions of these lines stand here since git joined two changes.',
      `Keep one version; delete the other${base}, and the lines that begin with <<<<<<<${mark}, ======= and >>>>>>>.${more}`,
    ),
    line: start + 1,
  };
}
