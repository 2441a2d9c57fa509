/** A gallery’s photos as they hang, group after group: each is a button that picks it up or names its new place. */
import { interpolate } from '../../shared/interpolate.ts';
import { stem } from '../../shared/path.ts';
import type { GalleryFolder } from '../config/galleries.ts';
import { element } from '../element.ts';
import type { EditorLanguage } from '../language.ts';
import { nameOf, type OrderedPhoto } from './gallery-photos.ts';
import type { OrderGroup } from './order-groups.ts';
import { wordsIn } from './words/index.ts';

interface GridContext {
  gallery: GalleryFolder;
  language: EditorLanguage;
  /** The name of the entry that is picked up. */
  picked: string | undefined;
  imageOf: (photo: OrderedPhoto) => HTMLImageElement;
  tap: (photo: OrderedPhoto, group: OrderGroup, place: number) => void;
}

/** The id of a photo's button. */
const buttonId = (entry: string): string => `photo-${stem(entry)}`;

/** @param groups those that have photos; numbers go on from one to the next, as on the site */
export function grid(groups: readonly OrderGroup[], context: GridContext): HTMLElement[] {
  const { gallery, language, picked, imageOf, tap } = context;
  const words = wordsIn(language);
  let number = 0;
  return groups.map((group) => {
    const title = gallery.groups.find(({ key }) => key === group.key)?.names[language] ?? group.key ?? words.noGroup;
    const items = group.photos.map((photo, place) => {
      number += 1;
      const name = nameOf(photo, language);
      const made = element(
        'button',
        {
          type: 'button',
          id: buttonId(photo.entry),
          'aria-pressed': String(photo.entry === picked),
          'aria-label': interpolate(words.label, { number, name }),
        },
        imageOf(photo),
        element('span', { class: 'number' }, String(number)),
        element('span', { class: 'name' }, name),
      );
      made.onclick = () => tap(photo, group, place);
      return element('li', {}, made);
    });
    return element(
      'section',
      {},
      groups.length > 1 ? element('h2', {}, title) : undefined,
      element('ol', { class: 'grid' }, ...items),
    );
  });
}
