/** Pictures in public/, which go out as they are: the build refuses what the check lets pass here. */
import { join } from 'node:path';
import { inspect } from '../build/gate.ts';
import { MOVE, PUBLIC } from '../build/refusals.ts';
import { error } from './problem.ts';
import type { Problem } from './problem.ts';

/** The problems of the project's public folder; none when there is no such folder. */
export async function checkPublic(root: string): Promise<Problem[]> {
  const refusals = await inspect(join(root, PUBLIC), root).catch(() => []);
  return refusals.map(({ file, reason }) => ({ ...error(`This picture must not go out: ${reason}.`, MOVE), file: `${PUBLIC}/${file}` }));
}
