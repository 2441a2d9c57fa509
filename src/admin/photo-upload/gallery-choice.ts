/** Which gallery the photos are for, and what hangs there. */
import { interpolate } from '../../shared/interpolate.ts';
import { basename } from '../../shared/path.ts';
import { numberOf } from '../../shared/photo-name.ts';
import type { GalleryFolder } from '../config/galleries.ts';
import type { Snapshot } from '../repository/client.ts';
import type { EditorLanguage } from '../language.ts';
import { element } from '../element.ts';
import { picturesIn } from '../photo-pages/gallery-files.ts';
import { galleryPills } from '../photo-pages/gallery-pills.ts';
import { wordsIn } from './words/index.ts';

/** Pictures that are fetched to be shown: each weighs some hundred kilobytes. */
const SHOWN = 6;

/** The pictures of a gallery with their hashes, the latest first. */
const picturesOf = (gallery: string, branch: Snapshot): { name: string; sha: string }[] =>
  picturesIn(gallery, branch.files)
    .map((path) => ({ name: basename(path), sha: branch.files.get(path) ?? '' }))
    .sort((a, b) => (numberOf(b.name) ?? 0) - (numberOf(a.name) ?? 0));

function existingPhotos(
  gallery: string,
  branch: Snapshot,
  label: string,
  read: (sha: string) => Promise<Blob>,
): HTMLElement {
  const latest = picturesOf(gallery, branch).slice(0, SHOWN);
  const list = element('ul', { class: 'existing-photos' });
  const details = element('details', {}, element('summary', {}, interpolate(label, { count: latest.length })), list);
  details.hidden = latest.length === 0;
  const show = async () => {
    for (const { name, sha } of latest) {
      const address = URL.createObjectURL(await read(sha));
      const image = element('img', { alt: '' });
      image.onload = image.onerror = () => URL.revokeObjectURL(address);
      image.src = address;
      list.append(element('li', {}, image, name));
    }
  };
  // This preview is not essential, so a failure is ignored; sending the photos reports it.
  details.ontoggle = () => {
    if (details.open && list.childElementCount === 0) show().catch(() => undefined);
  };
  return details;
}

interface Choice {
  galleries: readonly GalleryFolder[];
  chosen: string;
  language: EditorLanguage;
  /** Whether another one may be chosen. */
  isOpen: boolean;
  /** What the repository holds, once it is known. */
  branch: Snapshot | undefined;
  read: (sha: string) => Promise<Blob>;
  /** The address of the page that puts the gallery's photos in order. */
  order: string;
  choose: (gallery: string) => void;
}

export function galleryChoice(choice: Choice): HTMLElement {
  const { galleries, chosen, isOpen, language, branch, read, order, choose } = choice;
  const words = wordsIn(language);
  return element(
    'fieldset',
    {},
    element('legend', {}, words.gallery),
    element('div', { inert: !isOpen }, galleryPills(galleries, chosen, language, branch, choose)),
    branch && existingPhotos(chosen, branch, words.existing, read),
    element('a', { class: 'plain', href: order }, words.order),
  );
}
