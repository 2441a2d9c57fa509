/** The check's answer as lines for the owner. */
import type { Problem } from './problem.ts';
import type { Verdict } from './content.ts';

const place = ({ file, line }: Problem) => (line === undefined ? file : `${file}, line ${line}`);
const lines = (problem: Problem) => [place(problem), `  ${problem.cause}`, `  → ${problem.remedy}`, ''];
const count = (number: number, one: string, more: string) => `${number} ${number === 1 ? one : more}`;

/** True when the site may be built. */
export const isSound = ({ problems }: Verdict) => problems.every(({ level }) => level === 'advice');

/** Every problem, errors last, where the eye rests. */
export function report(verdict: Verdict): string[] {
  const advice = verdict.problems.filter(({ level }) => level === 'advice');
  const errors = verdict.problems.filter(({ level }) => level === 'error');
  const looked = `${count(verdict.texts, 'text', 'texts')} and ${count(verdict.pictures, 'picture', 'pictures')} looked at`;
  return [
    ...(advice.length > 0 ? [`${count(advice.length, 'piece', 'pieces')} of advice (the site can be built all the same):`, '', ...advice.flatMap(lines)] : []),
    ...(errors.length > 0 ? [`${count(errors.length, 'mistake', 'mistakes')} to put right before the site can be built:`, '', ...errors.flatMap(lines)] : []),
    errors.length > 0 ? `${looked}; ${count(errors.length, 'mistake', 'mistakes')}. The live site stays as it is.` : `${looked}: nothing stands in the way of a build.`,
  ];
}
