/** Pictures and films in public/, which go out as they are: the build refuses what the check lets pass here. */
import { join } from 'node:path';
import { noneIfMissing } from '../files/none-if-missing.ts';
import { verifyOutput } from '../pictures/verify-output.ts';
import { PUBLIC } from '../files/project-folders.ts';
import { publicRemedy } from '../pictures/public-remedy.ts';
import { filesIn } from './folders.ts';
import { error } from './problem.ts';
import type { Problem } from './problem.ts';

/** The problems of the project's public folder; none when there is no such folder. */
export async function checkPublic(root: string): Promise<Problem[]> {
  const folder = join(root, PUBLIC);
  const { problems } = await filesIn(root, folder);
  if (problems.length > 0) return problems;
  const rejected = await verifyOutput(folder, root).catch(noneIfMissing);
  return rejected.map((picture) => ({
    ...error(`This file must not go out: ${picture.reason}.`, publicRemedy(picture)),
    file: `${PUBLIC}/${picture.file}`,
  }));
}
