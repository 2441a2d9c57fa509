/** What is said of the marks between which git leaves both versions of lines that two changes changed. */
import { conflictStarts, isConflictBase, isConflictMark } from '../../../src/shared/conflict-marks.ts';
import { error, type CheckFinding } from '../problem.ts';

/** The first place at which git left two versions, or a mark of such a place, with its line. */
export function conflictFinding(text: string, path: string): (CheckFinding & { line: number }) | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const places = conflictStarts(lines);
  const [start, next] = places;
  if (start === undefined) {
    const left = lines.findIndex((line) => isConflictMark(line, path.endsWith('.md')));
    return left === -1
      ? undefined
      : { ...error('This line is left over from two changes that git joined.', 'Delete it.'), line: left + 1 };
  }
  const hasBase = lines.slice(start, next).some(isConflictBase);
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
