/** The name under which another photo takes the place of one that hangs. */
import { isGalleryFileName } from '../../shared/photo-name.ts';
import { nameIn, stemOf } from '../../shared/file-name.ts';

/**
 * A picture is called as its entry is. So the new one takes the old one's name, and the old one is gone with the same
 * commit; an entry that shows another's picture gets one of its own. Published pictures are named by their content: no
 * cache shows the old one.
 * @param entry the entry's path; empty for one that was never saved
 * @param picture what the entry shows, as it names it
 * @returns undefined where the old picture would be left behind, because its name ends in another way or is none that
 *   the photo command gives
 */
export function replacementName(entry: string, picture: string): string | undefined {
  const own = `${stemOf(nameIn(entry))}.jpg`;
  const shown = nameIn(picture);
  const isLeft = stemOf(shown) === stemOf(own) && shown !== own;
  return isGalleryFileName(own) && !isLeft ? own : undefined;
}
