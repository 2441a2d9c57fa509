/** The galleries’ pictures that other files name: a photo that is taken down leaves its picture to a slide. */
import { PICTURE_NAME } from '../../shared/path.ts';
import { picturesInMarkdown } from '../../shared/picture-references.ts';
import { FILES, formatOf } from '../config/files.ts';
import { isFields, type Data, type Fields } from './data.ts';

/** Every name of a picture with the folder that it lies in, without the way there: `gallery/studio/01-vanity.jpg`. */
function picturesNamedIn(data: Data): string[] {
  if (typeof data === 'string') {
    return [data.trim(), ...picturesInMarkdown(data)]
      .map((name) => name.replace(/^(\.{1,2}\/)+/, ''))
      .filter((name) => PICTURE_NAME.test(name) && name.includes('/'));
  }
  if (Array.isArray(data)) return data.flatMap((each: Data) => picturesNamedIn(each));
  return isFields(data) ? Object.values(data).flatMap(picturesNamedIn) : [];
}

/** Formats of one file alone: photos have one in common, and so have the languages of a text. */
const OF_ONE_FILE: ReadonlySet<string> = new Set(
  FILES.filter(({ file }) => !file.includes('{{locale}}')).map((file) => formatOf(file)),
);

export interface PictureUses {
  /** Takes what a file says. @param format of the file; what a file of a common one has named is kept for good */
  remember: (format: string, data: Fields) => void;
  /** @param path of a picture, from the project's folder */
  isNamed: (path: string) => boolean;
}

export function pictureUses(): PictureUses {
  const byFile = new Map<string, readonly string[]>();
  return {
    remember: (format, data) => {
      const names = picturesNamedIn(data);
      const before = OF_ONE_FILE.has(format) ? [] : (byFile.get(format) ?? []);
      byFile.set(format, [...before, ...names]);
    },
    isNamed: (path) => [...byFile.values()].flat().some((name) => path.endsWith(`/${name}`)),
  };
}
