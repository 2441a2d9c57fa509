/** The check's findings as commands of GitHub's workflows, which shows them beside the lines that they are about. */
import type { Problem } from './problem.ts';

const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** True where the lines of this process are read by GitHub. */
export const isAnnotated = (env: NodeJS.ProcessEnv) => env['GITHUB_ACTIONS'] === 'true';

/** One line for each problem. */
export function annotations(problems: readonly Problem[]): string[] {
  return problems.map(({ level, file, line, cause, remedy }) => {
    const place = [
      `file=${property(file)}`,
      ...(line === undefined ? [] : [`line=${line}`]),
      `title=${level === 'error' ? 'To put right' : 'Advice'}`,
    ];
    return `::${level === 'error' ? 'error' : 'warning'} ${place.join(',')}::${data(`${cause} ${remedy}`)}`;
  });
}
