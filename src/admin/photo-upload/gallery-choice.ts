/** Which gallery the photos are for, and what hangs there. */
import { interpolate } from '../../shared/interpolate.ts';
import { numberOf } from '../../shared/photo-name.ts';
import type { GalleryFolder } from '../config/galleries.ts';
import type { Snapshot } from '../repository/client.ts';
import type { EditorLanguage } from '../language.ts';
import { element } from '../element.ts';
import { isPicture } from '../picture-file.ts';
import { folderOf } from './new-files.ts';
import { wordsOf } from './words/words.ts';

/** Pictures that are fetched to be shown: each weighs some hundred kilobytes. */
const SHOWN = 6;

/** The pictures of a gallery with their hashes, the latest first. */
function picturesOf(gallery: string, { files }: Snapshot): { name: string; sha: string }[] {
  const folder = `${folderOf(gallery)}/`;
  return [...files]
    .filter(([path]) => path.startsWith(folder) && isPicture(path))
    .map(([path, sha]) => ({ name: path.slice(folder.length), sha }))
    .sort((a, b) => (numberOf(b.name) ?? 0) - (numberOf(a.name) ?? 0));
}

function existingPhotos(
  gallery: string,
  branch: Snapshot,
  label: string,
  read: (sha: string) => Promise<Blob>,
): HTMLElement {
  const latest = picturesOf(gallery, branch).slice(0, SHOWN);
  const list = element('ul', { class: 'existing' });
  const details = element('details', {}, element('summary', {}, interpolate(label, { count: latest.length })), list);
  details.hidden = latest.length === 0;
  const show = async () => {
    for (const { name, sha } of latest) {
      const address = URL.createObjectURL(await read(sha));
      list.append(element('li', {}, element('img', { src: address, alt: '' }), name));
    }
  };
  // What hangs is a courtesy: a line that breaks here is told of when it matters.
  details.ontoggle = () => {
    if (details.open && list.childElementCount === 0) show().catch(() => undefined);
  };
  return details;
}

interface Choice {
  galleries: readonly GalleryFolder[];
  chosen: string;
  language: EditorLanguage;
  /** What the repository holds, once it is known. */
  branch: Snapshot | undefined;
  read: (sha: string) => Promise<Blob>;
  choose: (gallery: string) => void;
}

export function galleryChoice({ galleries, chosen, language, branch, read, choose }: Choice): HTMLElement {
  const words = wordsOf(language);
  const pills = galleries.map(({ name, titles }) => {
    const title = titles[language] ?? name;
    const label = branch ? interpolate(words.pill, { title, count: picturesOf(name, branch).length }) : title;
    const radio = element('input', { type: 'radio', name: 'gallery', value: name, checked: name === chosen });
    radio.onchange = () => choose(name);
    return element('label', { class: 'pill' }, radio, element('span', {}, label));
  });
  return element(
    'fieldset',
    {},
    element('legend', {}, words.gallery),
    element('div', { class: 'pills' }, ...pills),
    branch && existingPhotos(chosen, branch, words.existing, read),
  );
}
