/** The name under which another photo takes the place of one that hangs. */
import { isGalleryFileName } from '../../shared/photo-name.ts';
import { basename, stem } from '../../shared/path.ts';

/**
 * A picture has the name of its entry. A new picture therefore takes the old one's name and replaces it in the same
 * commit; where an entry shows another entry's picture, the new one gets the name of its own entry. No cache shows the
 * old picture, because published names depend on the content.
 * @param entry the entry's path; empty for one that was never saved
 * @param picture the picture as the entry names it
 * @returns undefined where the old picture would be left behind, because its name has another ending or was not given
 *   by the photo command
 */
export function replacementName(entry: string, picture: string): string | undefined {
  const own = `${stem(basename(entry))}.jpg`;
  const shown = basename(picture);
  const isLeft = stem(shown) === stem(own) && shown !== own;
  return isGalleryFileName(own) && !isLeft ? own : undefined;
}
