/** The galleries to choose from, with the number of photos in each. */
import { interpolate } from '../../shared/interpolate.ts';
import type { GalleryFolder } from '../config/galleries.ts';
import { element } from '../element.ts';
import type { EditorLanguage } from '../language.ts';
import type { Snapshot } from '../repository/client.ts';
import { entriesIn } from './gallery-files.ts';
import { wordsIn } from './words/index.ts';

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
  const words = wordsIn(language);
  const pills = galleries.map(({ name, titles }) => {
    const title = titles[language] ?? name;
    const label = branch ? interpolate(words.pill, { title, count: entriesIn(name, branch.files).length }) : title;
    const radio = element('input', { type: 'radio', name: 'gallery', value: name, checked: name === chosen });
    radio.onchange = () => choose(name);
    return element('label', { class: 'pill' }, radio, element('span', {}, label));
  });
  return element('div', { class: 'pills' }, ...pills);
}
