/** What the doctor finds: the same two sentences everywhere, what is wrong and what to do. */

export interface DoctorFinding {
  /** Something that is wrong ends the command with 1; advice does not. */
  level: 'wrong' | 'advice';
  /** What is wrong, in a whole sentence. */
  cause: string;
  /** What to do, in a whole sentence. */
  remedy: string;
}

export const wrong = (cause: string, remedy: string): DoctorFinding => ({ level: 'wrong', cause, remedy });
export const advice = (cause: string, remedy: string): DoctorFinding => ({ level: 'advice', cause, remedy });

/** What to do about a folder that lacks something or holds what is damaged. */
export const REBUILD = 'Run `npm run build`, which makes the whole folder anew.';

/** Names in a row that are still read. */
const NAMED = 3;

/** `/a, /b, /c and 4 more` */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? `${shown} and ${names.length - NAMED} more` : shown;
}
