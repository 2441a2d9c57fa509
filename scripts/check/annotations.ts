/** What is wrong as commands of GitHub's workflows, which shows them beside the lines that they are about. */
import type { Problem } from './problem.ts';

/** Something to be said of a line, of a file or, without either, of the whole. */
interface Remark {
  level: Problem['level'];
  file?: string | undefined;
  line?: number | undefined;
  message: string;
}

// See https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** True where the lines of this process are read by GitHub. */
export const isAnnotated = (env: NodeJS.ProcessEnv) => env['GITHUB_ACTIONS'] === 'true';

/** A remark as one line of GitHub's, with what the line cannot hold escaped. */
export function annotation({ level, file, line, message }: Remark): string {
  const properties = [
    ...(file === undefined ? [] : [`file=${property(file)}`]),
    ...(line === undefined ? [] : [`line=${line}`]),
    `title=${level === 'error' ? 'To put right' : 'Advice'}`,
  ];
  return `::${level === 'error' ? 'error' : 'warning'} ${properties.join(',')}::${data(message)}`;
}

/** One line for each problem. GitHub shows ten of a level: the first of every kind come first. */
export function annotations(problems: readonly Problem[]): string[] {
  const seen = new Map<string, number>();
  const ranked = problems.map((problem) => {
    const { cause, remedy } = problem.many ?? problem;
    const kind = `${cause}\n${remedy}`;
    const rank = seen.get(kind) ?? 0;
    seen.set(kind, rank + 1);
    return { problem, rank };
  });
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .map(({ problem: { cause, remedy, ...place } }) => annotation({ ...place, message: `${cause} ${remedy}` }));
}
