/** The check's answer as lines for the owner. What many files have in common is said once. */
import { basename, dirname } from 'node:path/posix';
import { count } from '../terminal/count.ts';
import type { Problem } from './problem.ts';
import type { CheckResult } from './content.ts';

/** Up to so many problems of one kind are listed one by one. */
const FEW = 2;
/** Names that are listed of a kind; the rest is counted. */
const LISTED = 8;
/** Letters of a line of names. */
const LINE = 100;

const place = ({ file, line }: Problem) => (line === undefined ? file : `${file}, line ${line}`);
const problemLines = (problem: Problem) => [place(problem), `  ${problem.cause}`, `  → ${problem.remedy}`, ''];

/** Groups of problems with the same wording, in the order in which each kind is first met. */
function sameWording(problems: Problem[]): Problem[][] {
  const wordingOf = (problem: Problem) => {
    const { cause, remedy } = problem.many ?? problem;
    return `${cause}\n${remedy}`;
  };
  return [...Map.groupBy(problems, wordingOf).values()];
}

/** Names one after the other, in as many lines as they need. */
function nameLines(names: string[]): string[] {
  const more = names.length > LISTED ? [`and ${names.length - LISTED} more`] : [];
  const lines: string[] = [];
  for (const name of [...names.slice(0, LISTED), ...more]) {
    const last = lines.at(-1);
    if (last === undefined || last.length + name.length + 2 > LINE) lines.push(`    ${name}`);
    else lines[lines.length - 1] = `${last}, ${name}`;
  }
  return lines;
}

function groupLines(group: Problem[]): string[] {
  const [first] = group;
  if (!first || group.length <= FEW) return group.flatMap(problemLines);
  const { cause, remedy } = first.many ?? first;
  const folder = dirname(first.file);
  const together = group.every(({ file }) => dirname(file) === folder);
  const names = group.map(
    ({ file, line }) => `${together ? basename(file) : file}${line === undefined ? '' : ` (line ${line})`}`,
  );
  const files = new Set(group.map(({ file }) => file)).size;
  return [
    `${count(files, 'file')}${together ? ` in ${folder}` : ''}`,
    `  ${cause}`,
    `  → ${remedy}`,
    ...nameLines(names),
    '',
  ];
}

/** True when the site may be built. */
export const isSound = ({ problems }: CheckResult) => problems.every(({ level }) => level === 'advice');

/** Every problem, errors last, where the eye rests. */
export function report(verdict: CheckResult): string[] {
  const advice = verdict.problems.filter(({ level }) => level === 'advice');
  const errors = verdict.problems.filter(({ level }) => level === 'error');
  const looked = `${count(verdict.texts, 'text')} and ${count(verdict.pictures, 'picture')} looked at`;
  return [
    ...(advice.length > 0
      ? [
          `${count(advice.length, 'piece')} of advice (the site can be built all the same):`,
          '',
          ...sameWording(advice).flatMap(groupLines),
        ]
      : []),
    ...(errors.length > 0
      ? [
          `${count(errors.length, 'mistake')} to put right before the site can be built:`,
          '',
          ...sameWording(errors).flatMap(groupLines),
        ]
      : []),
    errors.length > 0
      ? `${looked}; ${count(errors.length, 'mistake')}. The live site stays as it is.`
      : `${looked}: nothing stands in the way of a build.`,
  ];
}
