/** The galleries to choose from, with the number of photos in each. */
import { interpolate } from '../../shared/interpolate.ts';
import type { GalleryFolder } from '../config/galleries.ts';
import { galleryFolder } from '../content-folders.ts';
import { element } from '../element.ts';
import type { EditorLanguage } from '../language.ts';
import { isPicture } from '../picture-file.ts';
import type { Snapshot } from '../repository/client.ts';
import { pageWordsOf } from './words/words.ts';

/** @returns the paths of a gallery's pictures */
export const picturesIn = (gallery: string, { files }: Snapshot): string[] =>
  [...files.keys()].filter((path) => path.startsWith(`${galleryFolder(gallery)}/`) && isPicture(path));

/**
 * @param branch what the repository holds, once it is known
 * @param choose what the choice of a gallery does
 */
export function galleryPills(
  galleries: readonly GalleryFolder[],
  chosen: string,
  language: EditorLanguage,
  branch: Snapshot | undefined,
  choose: (gallery: string) => void,
): HTMLElement {
  const words = pageWordsOf(language);
  const pills = galleries.map(({ name, titles }) => {
    const title = titles[language] ?? name;
    const label = branch ? interpolate(words.pill, { title, count: picturesIn(name, branch).length }) : title;
    const radio = element('input', { type: 'radio', name: 'gallery', value: name, checked: name === chosen });
    radio.onchange = () => choose(name);
    return element('label', { class: 'pill' }, radio, element('span', {}, label));
  });
  return element('div', { class: 'pills' }, ...pills);
}
