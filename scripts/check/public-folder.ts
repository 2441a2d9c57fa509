/** Pictures in public/, which go out as they are: the build refuses what the check lets pass here. */
import { join } from 'node:path';
import { inspect } from '../build/verify-output.ts';
import { PUBLIC, publicRemedy } from '../build/refusals.ts';
import { error } from './problem.ts';
import type { Problem } from './problem.ts';

/** The problems of the project's public folder; none when there is no such folder. */
export async function checkPublic(root: string): Promise<Problem[]> {
  const refusals = await inspect(join(root, PUBLIC), root).catch(() => []);
  return refusals.map((refusal) => ({
    ...error(`This file must not go out: ${refusal.reason}.`, publicRemedy(refusal)),
    file: `${PUBLIC}/${refusal.file}`,
  }));
}
