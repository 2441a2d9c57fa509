/** Pictures and films in public/, which go out as they are: the build refuses what the check lets pass here. */
import { join } from 'node:path';
import { noneIfMissing } from '../files/none-if-missing.ts';
import { verifyOutput } from '../pictures/verify-output.ts';
import { PUBLIC, type OtherFile } from '../pictures/other-files.ts';
import type { RejectedPicture } from '../pictures/verify-output.ts';
import { filesIn } from './folders.ts';
import { error } from './problem.ts';
import type { Problem } from './problem.ts';

const AS_IT_IS = 'The folder public is sent out as it is.';
const MOVE =
  `${AS_IT_IS} Move the picture to src/content/pictures or into a gallery, ` +
  'where the build makes it safe and small, or delete it.';
const REPLACE = 'Put the whole file in its place, or delete it.';
const OTHER_FILE_REMEDIES: Readonly<Record<OtherFile, string>> = {
  film:
    `${AS_IT_IS} Move the film out of the project’s folder: a page can lead to it where it is published, ` +
    'such as on YouTube or Instagram.',
  archive: `${AS_IT_IS} Move the file out of the project’s folder. A document can go out as a PDF.`,
  note: `${AS_IT_IS} Move the file out of the project’s folder, or delete it: no page needs it.`,
};
/** What to do about a file in `public/` that must not go out. */
export const publicRemedy = ({ damaged, other }: RejectedPicture) =>
  other ? OTHER_FILE_REMEDIES[other] : damaged ? REPLACE : MOVE;

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
