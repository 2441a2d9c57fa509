/** Pictures in public/, which go out as they are: the build refuses what the check lets pass here. */
import { join } from 'node:path';
import { inspect } from '../pictures/verify-output.ts';
import type { Refusal } from '../pictures/verify-output.ts';
import { error } from './problem.ts';
import type { Problem } from './problem.ts';

/** The folder whose files go out as they are. */
export const PUBLIC = 'public';

const MOVE =
  'The folder public is sent out as it is. Move the picture to src/content/pictures or into a gallery, ' +
  'where the build makes it safe and small, or delete it.';
const REPLACE = 'Put the whole file in its place, or delete it.';
/** What to do about a picture in `public/`. */
export const publicRemedy = ({ damaged }: Refusal) => (damaged ? REPLACE : MOVE);

/** The problems of the project's public folder; none when there is no such folder. */
export async function checkPublic(root: string): Promise<Problem[]> {
  const refusals = await inspect(join(root, PUBLIC), root).catch(() => []);
  return refusals.map((refusal) => ({
    ...error(`This file must not go out: ${refusal.reason}.`, publicRemedy(refusal)),
    file: `${PUBLIC}/${refusal.file}`,
  }));
}
