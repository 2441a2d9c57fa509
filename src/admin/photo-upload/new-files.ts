/** What new photos mean for the repository as it is at that moment: which files come, and by what names. */
import { altField } from '../../lib/locales.ts';
import { fieldsText } from '../../shared/entry-yaml.ts';
import { highestNumber, numberedName, slugOf } from '../../shared/photo-name.ts';
import { galleryFolder } from '../content-folders.ts';
import type { Snapshot } from '../repository/client.ts';
import { EDITOR_LANGUAGES } from '../language.ts';
import { inOneLine } from './description.ts';
import type { PhotoDetails } from './photo.ts';
import { stem } from '../../shared/path.ts';

/** A photo of which the host has the picture. */
export interface UploadedPhoto extends PhotoDetails {
  name: string;
  sha: string;
}

/** The text of a photo's entry. @param image the name of the picture beside it */
export function uploadedEntryText(image: string, { alts, group, focus }: PhotoDetails): string {
  const said = EDITOR_LANGUAGES.map((language) => [altField(language), inOneLine(alts[language] ?? '')] as const);
  const fields = [['image', image], ...said, ['group', group], ['focus', focus]] as const;
  return fieldsText(
    Object.fromEntries(fields.filter((field): field is readonly [string, string] => (field[1] ?? '') !== '')),
  );
}

export interface NewFiles {
  changes: Map<string, string | { sha: string }>;
  /** The new photos by their names, such as `07-party-gold`. */
  names: string[];
  /** Photos whose very picture the gallery has: sent again after the answer was lost. */
  alreadyThere: number;
  /** Of the new photos, the names of those that were chosen more than once. */
  doubles: string[];
}

/** One photo of two whose picture is the same: what the first does not say, the second does. */
function together(first: UploadedPhoto, second: UploadedPhoto): UploadedPhoto {
  const said = Object.entries(first.alts).filter(([, alt]) => inOneLine(alt) !== '');
  return {
    ...first,
    alts: { ...second.alts, ...Object.fromEntries(said) },
    group: first.group || second.group,
    focus: first.focus || second.focus,
  };
}

/** Each photo gets the next number behind the highest, as `npm run photos` counts them. */
export function newFiles(
  gallery: string,
  photos: readonly UploadedPhoto[],
  { files }: Pick<Snapshot, 'files'>,
): NewFiles {
  const folder = galleryFolder(gallery);
  const there = [...files].filter(([path]) => path.startsWith(`${folder}/`));
  const pictures = new Set(there.map(([, sha]) => sha));
  const names = there.map(([path]) => path.slice(folder.length + 1)).filter((name) => !name.includes('/'));
  const made: NewFiles = { changes: new Map(), names: [], alreadyThere: 0, doubles: [] };
  let number = highestNumber(names) + 1;
  /** By its picture, each photo that is new, and whether it was chosen again. */
  const chosen = new Map<string, { photo: UploadedPhoto; again: boolean }>();
  for (const photo of photos) {
    const first = chosen.get(photo.sha)?.photo;
    if (pictures.has(photo.sha)) made.alreadyThere += 1;
    else chosen.set(photo.sha, { photo: first ? together(first, photo) : photo, again: first !== undefined });
  }
  for (const { photo, again } of chosen.values()) {
    const name = numberedName(number, slugOf(stem(photo.name)));
    number += 1;
    made.names.push(name);
    if (again) made.doubles.push(name);
    made.changes.set(`${folder}/${name}.jpg`, { sha: photo.sha });
    made.changes.set(`${folder}/${name}.yaml`, uploadedEntryText(`${name}.jpg`, photo));
  }
  return made;
}
