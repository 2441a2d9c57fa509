/** Messages for the owner about pictures that must not be published: for each, what really helps. */
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { exists } from '../files/exists.ts';
import { IMAGE_CACHE } from './image-cache.ts';
import { PUBLIC, publicRemedy } from '../check/public-folder.ts';
import type { RejectedPicture } from '../pictures/verify-output.ts';

const AGAIN =
  'It was made badly, perhaps because the disk was full or the power went. ' +
  'It has been forgotten: build again, and it is made anew.';
const CODE =
  'The photo is not at fault: a page of the site sends out the file itself instead of what is made of it. ' +
  'Undo the last change in src/pages, src/components or src/lib, or show this to whoever made it.';

/**
 * Lines about each refused picture. A picture that was made badly is also taken out of the cache, so that the advice
 * to build again holds.
 */
export async function rejectionMessages(rejected: readonly RejectedPicture[], root: string): Promise<string[]> {
  const lines: string[] = [];
  for (const picture of rejected) {
    const { file, reason, damaged } = picture;
    const isPublic = await exists(join(root, PUBLIC, file));
    if (!isPublic && damaged) await rm(join(root, IMAGE_CACHE, basename(file)), { force: true });
    lines.push(
      isPublic ? `${PUBLIC}/${file}` : file,
      `  ${reason}.`,
      `  → ${isPublic ? publicRemedy(picture) : damaged ? AGAIN : CODE}`,
      '',
    );
  }
  const count =
    rejected.length === 1
      ? 'One picture of the new site must not go out.'
      : `${rejected.length} pictures of the new site must not go out.`;
  return [`${count}\n`, ...lines];
}
