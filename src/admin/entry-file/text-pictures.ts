/** The pictures that texts in Markdown may show, and what is wrong with the name of another one. */
import { DEFAULT_LOCALE } from '../../lib/locales.ts';
import { isOutward } from '../../lib/site-links.ts';
import { nearest } from '../../shared/did-you-mean.ts';
import { basename, dirname, relativePath, resolvePath } from '../../shared/path.ts';
import { decodedAddress, hasStrayPercent } from '../../shared/urls.ts';
import { FILES, formatOf } from '../config/files.ts';
import { CONTENT, galleryFolder } from '../content-folders.ts';
import { galleryOfFormat } from '../photo-collections.ts';
import { isFields, type Data, type Fields } from './data.ts';

/** Why a text cannot show a picture. */
interface PictureFault {
  kind: 'strayPercent' | 'foreignPicture' | 'misspeltPicture' | 'noPicture';
  /** A name that the same text could write. */
  meant: string;
}

export interface TextPictures {
  /**
   * Takes what a file names, right or wrong, and the pictures that its fields show: the owner may have sent them since
   * the site was built.
   * @param format of the file; @param named the pictures in its texts, as they are written
   */
  remember: (format: string, data: Fields, named: readonly string[]) => void;
  /** Takes the path of a picture that is deleted. */
  forget: (path: string) => void;
  /**
   * @param to a picture's name, as it is written; @param folder of the file, from the project's
   * @returns what is wrong with it, and was not before
   */
  fault: (to: string, folder: string) => PictureFault | undefined;
}

/** The folder of the files that are written in a format. */
function folderOf(format: string): string {
  const gallery = galleryOfFormat(format);
  if (gallery !== undefined) return galleryFolder(gallery);
  const file = FILES.find((each) => formatOf(each) === format)?.file ?? '';
  return dirname(`${CONTENT}/${file.replace('{{locale}}', DEFAULT_LOCALE)}`);
}

/** Where a picture lies that a text names. */
const placeOf = (to: string, folder: string): string => (isOutward(to) ? to : resolvePath(folder, decodedAddress(to)));

/** The pictures that fields show below `data`, however deep. */
function imagesIn(data: Data): string[] {
  if (Array.isArray(data)) return data.flatMap((each: Data) => imagesIn(each));
  if (!isFields(data)) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    name === 'image' && typeof value === 'string' ? [value] : imagesIn(value),
  );
}

/** Stands for a picture where the site has none. */
const EXAMPLE = `${CONTENT}/pictures/name.jpg`;

/** @param pictures those that the site has, from src/content */
export function textPictures(pictures: readonly string[]): TextPictures {
  const there = new Set(pictures.map((picture) => `${CONTENT}/${picture}`));
  const known = new Set<string>();
  return {
    remember: (format, data, named) => {
      const folder = folderOf(format);
      for (const image of imagesIn(data)) there.add(resolvePath(folder, image));
      for (const to of named) known.add(placeOf(to, folder));
    },
    forget: (path) => {
      there.delete(path);
      known.delete(path);
    },
    fault: (to, folder) => {
      const place = placeOf(to, folder);
      if (known.has(place)) return undefined;
      const names = [...there];
      const [example = EXAMPLE] = names;
      const written = (picture: string) => relativePath(folder, picture);
      if (hasStrayPercent(to)) return { kind: 'strayPercent', meant: written(example) };
      if (isOutward(to)) return { kind: 'foreignPicture', meant: written(example) };
      if (there.has(place)) return undefined;
      const name = basename(place).toLowerCase();
      const meant = names.find((each) => basename(each).toLowerCase() === name) ?? nearest(place, names);
      return meant === undefined
        ? { kind: 'noPicture', meant: written(example) }
        : { kind: 'misspeltPicture', meant: written(meant) };
    },
  };
}
