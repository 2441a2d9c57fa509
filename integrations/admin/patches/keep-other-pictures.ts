/**
 * Sveltia CMS takes all pictures of a folder for a deleted entry's own, where pictures lie beside entries: whoever took
 * one photo down would lose every picture of the gallery. Here an entry owns what has its name: `02-rose.yaml` owns
 * `02-rose.jpg`, unless another file shows that as well, such as a slide of the first page.
 */
import { editorPatch } from './editor-patch.ts';

/** The place where the folders of an entry's files are gathered; it captures the entry. */
const FOLDERS = /\?\.entryRelative\)\{let (?=\w+=new Set\(Object\.values\((\w+)\.locales\)\.map\()/;
/** The place, behind it, where the pictures of these folders are taken; it captures the picture. */
const PICTURES = /(\(\{asset:(\w+),dirPath:\w+\}\)=>\{)(?=!\w+\(\w+\)&&!\w+\.has\(\2\.path\)&&)/;

const WITHOUT_ENDING = 'replace(/\\.[^./]+$/,"")';

/** @throws when the package is written in another way than it was */
export function keepOtherPictures(code: string): string {
  const changed = code
    .replace(
      FOLDERS,
      (found, entry: string) =>
        `${found}ownNames=Object.values(${entry}.locales).map(({path})=>path.${WITHOUT_ENDING}),`,
    )
    .replace(
      PICTURES,
      (found, _, picture: string) =>
        `${found}ownNames.includes(${picture}.path.${WITHOUT_ENDING})&&!isPictureNamed(${picture}.path)&&`,
    );
  if (changed.split('ownNames').length !== 3)
    throw new Error(
      'The editor deletes pictures in another way than it did: look whether one photo takes others with it.',
    );
  return changed;
}

export const keepOtherPicturesPatch = editorPatch('keep-other-pictures', keepOtherPictures);
