/** Messages for the owner about pictures that must not be published: for each, what really helps. */
import { join } from 'node:path';
import { exists } from '../files/exists.ts';
import { PUBLIC } from '../files/project-folders.ts';
import { publicRemedy } from '../pictures/public-remedy.ts';
import type { Problem } from '../check/problem.ts';
import type { RejectedPicture } from '../pictures/verify-output.ts';

const AGAIN =
  'It was made badly, perhaps because the disk was full or the power went. ' +
  'It has been forgotten: build again, and it is made anew.';
const CODE =
  'The photo is not at fault: a page of the site sends out the file itself instead of what is made of it. ' +
  'Undo the last change in src/pages, src/components or src/lib, or show this to whoever made it.';

/** What is wrong with each refused picture. One that was made badly has been taken out of the cache by then. */
export async function rejectionProblems(rejected: readonly RejectedPicture[], root: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const picture of rejected) {
    const { file, reason, damaged } = picture;
    const isPublic = await exists(join(root, PUBLIC, file));
    problems.push({
      level: 'error',
      file: isPublic ? `${PUBLIC}/${file}` : file,
      cause: `${reason}.`,
      remedy: isPublic ? publicRemedy(picture) : damaged ? AGAIN : CODE,
    });
  }
  return problems;
}

/** The same as lines for the owner. */
export function rejectionLines(problems: readonly Problem[]): string[] {
  const count =
    problems.length === 1
      ? 'One file of the new site must not go out.'
      : `${problems.length} files of the new site must not go out.`;
  return [`${count}\n`, ...problems.flatMap(({ file, cause, remedy }) => [file, `  ${cause}`, `  → ${remedy}`, ''])];
}
